/**
 * A bullet before a line of plain text, with the space after it. Word writes the characters of its symbol fonts:
 * private-use characters of Unicode, or the letter at the same place of another font.
 */
export const symbolMark = /^(?:[•◦▪‣·●○■⁃\ue000-\uf8ff]\s+|[o§Øü]\t\s*)/

/** A bullet as above, or a dash or asterisk, which may also belong to the text. */
export const bulletMark = new RegExp(`${symbolMark.source}|^[–—*-]\\s+`)

/** A number or letter before a line, with the space after it. */
export const numberMark = /^\(?(\d{1,3}|[a-z]|[ivxl]{2,5})[.)]\s+/

/** A number or letter with a tab, which Word and Google Docs write only after list marks. */
export const tabbedNumberMark = /^\(?(?:\d{1,3}|[A-Za-z]|[ivxlIVXL]{2,5})[.)]\t\s*/
