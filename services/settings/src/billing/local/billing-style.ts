/** The colors are those of the development mailbox. */
export const billingStyle = `
:root { color-scheme: light dark; --frame: light-dark(#f4f5f3, #121514); --sheet: light-dark(#fff, #1a1e1c);
  --line: light-dark(#e4e6e2, #2b302d); --control: light-dark(#868e89, #6f7772); --text: light-dark(#1d211f, #eceeec);
  --second: light-dark(#5b625e, #a3aaa5); --brand: light-dark(#0b6e5f, #2fa591); --on-brand: light-dark(#fff, #0d1a17);
  --tint: light-dark(#e5f2ee, #17332d); --danger: light-dark(#b3261e, #f2857c); --danger-tint: light-dark(#fbeae9, #3a1c1a) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; background: var(--frame); color: var(--text); font: 14px/20px system-ui, sans-serif }
header, main { max-width: 680px; margin: 0 auto; padding: 0 20px }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; padding-top: 32px; padding-bottom: 16px }
h1 { margin: 0; font-size: 24px; line-height: 32px; font-weight: 650 }
header p { margin: 0; color: var(--second); overflow-wrap: anywhere }
header a { margin-left: auto }
a { color: var(--brand) }
main { display: grid; gap: 16px; padding-bottom: 48px }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 20px; scroll-margin-top: 16px }
section:target { border-color: var(--brand) }
h2 { display: flex; align-items: center; gap: 8px; margin: 0 0 12px; font-size: 16px; line-height: 24px; font-weight: 600 }
p { margin: 0 0 12px; color: var(--second) }
dl { display: flex; flex-wrap: wrap; gap: 12px 40px; margin: 0 }
dt { color: var(--second); font-size: 12px; line-height: 16px }
dd { margin: 0; font-variant-numeric: tabular-nums }
form + form { margin-top: 12px }
fieldset { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 8px; margin: 0 0 16px; padding: 0; border: 0; min-width: 0 }
legend { padding: 0; margin-bottom: 4px; font-weight: 600 }
fieldset label { display: flex; gap: 8px; padding: 12px; border: 1px solid var(--line); border-radius: 8px; cursor: pointer }
fieldset label:has(:checked) { border-color: var(--brand); background: var(--tint) }
input[type=radio] { margin: 3px 0 0; accent-color: var(--brand) }
small { display: block; color: var(--second); font-size: 12px; line-height: 16px }
.seats { display: grid; gap: 4px; width: 120px; margin-bottom: 16px; font-weight: 600 }
.seats input { height: 36px; padding: 0 10px; border: 1px solid var(--control); border-radius: 8px; background: var(--sheet); color: inherit; font: inherit }
button { min-height: 36px; padding: 0 16px; border: 1px solid var(--brand); border-radius: 8px; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; cursor: pointer }
button:hover { filter: brightness(1.08) }
button.quiet { background: none; border-color: var(--control); color: var(--text) }
button.danger { background: none; border-color: var(--danger); color: var(--danger) }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
.row { display: flex; flex-wrap: wrap; gap: 12px }
.row form { margin: 0 }
.state { padding: 0 8px; border-radius: 999px; background: var(--tint); color: var(--text); font-weight: 500; font-size: 12px; line-height: 20px }
.state.overdue, .state.expired { background: var(--danger-tint) }
.state.paused { background: var(--frame); color: var(--second) }
.notice { margin: 0; padding: 12px 16px; border-radius: 8px; background: var(--tint); color: var(--text) }
.notice.problem { background: var(--danger-tint) }
.notice.plain { padding: 0; background: none; color: var(--second) }
`
