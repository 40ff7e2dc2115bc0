import * as productNames from '#client/product/names.ts'

/**
 * The early page script's second part: a visitor who turned the lamps on finds them lit from the
 * first paint on, on pages that are shared with others. A browser that saves data is marked
 * instead: it loads second pictures only when a switch is pressed. Each picture is marked when it
 * is there: lit ones fade in whole, unlit ones stay. Kept as text because it stands in the
 * document.
 */
export const earlyLight = `try{let d=document.documentElement;document.addEventListener("load",({target:t})=>{if(t.closest?.(".lit-picture"))t.setAttribute("${productNames.loaded}","")},!0);navigator.connection?.saveData?d.setAttribute("${productNames.saver}",""):localStorage.getItem("light")&&d.setAttribute("${productNames.light}","kept")}catch{}`
