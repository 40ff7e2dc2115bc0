import * as productNames from '#client/product/names.ts'

/**
 * The second part of the early page script: a visitor who switched the lamps on sees them lit from
 * the first paint, also on shared pages. With Save-Data it only marks the root, and second pictures
 * load when a switch is pressed. Each picture is marked when it has loaded. It is a string because
 * it is inlined in the document.
 */
export const earlyLightScript = `try{
  let d=document.documentElement;
  document.addEventListener("load",({target:t})=>t.closest?.(".lit-picture")&&t.setAttribute("${productNames.loaded}",""),!0);
  navigator.connection?.saveData
    ?d.setAttribute("${productNames.saver}","")
    :localStorage.getItem("light")&&d.setAttribute("${productNames.light}","kept")
}catch(e){console.info(e)}`.replace(/\n */g, '')
