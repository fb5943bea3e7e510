import { color, font, from, grid } from '../theme/tokens.ts'

const serif = `font-family: ${font.serif}; font-weight: ${font.serifWeight}; letter-spacing: -.01em;`

/**
 * The dialog's style sheet. It is separate, because pages do not contain it, and their policy allows inline styles only
 * by hash.
 */
export const dialogStyles = `
.search {
  --side: max(${grid.page}, (100vw - ${grid.width}) / 2 + ${grid.page});
  position: fixed; inset: 0 0 auto; width: 100%; max-width: none; max-height: 100dvh;
  margin: 0; padding: 0; border: 0; border-bottom: 1px solid ${color.ink};
  background: ${color.paper}; color: ${color.ink}; overflow: hidden auto; overscroll-behavior: contain;
}
.search::backdrop { background: rgb(0 0 0 / .45); }
@media (prefers-reduced-motion: no-preference) {
  .search[open] { animation: search .18s ease-out; }
  @keyframes search { from { transform: translateY(-1rem); opacity: 0; } }
}
@media print { .search { display: none; } }
.search > [role=search] {
  position: sticky; top: 0; z-index: 1; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem;
  align-items: center; padding-inline: var(--side); border-bottom: 1px solid ${color.ink}; background: ${color.paper};
}
.search > [role=search]:focus-within { box-shadow: inset 0 -3px ${color.accent}; }
.search input {
  width: 100%; min-height: 4.5rem; padding: 0; border: 0; border-radius: 0; background: none; color: inherit;
  ${serif} font-size: clamp(1.5rem, 1.1rem + 1.9vw, 2.5rem); line-height: 1.1; appearance: none;
}
.search input:focus-visible { outline: 0; }
.search input::placeholder { color: ${color.inkMuted}; opacity: 1; }
.search input::-webkit-search-cancel-button { display: none; }
.search button {
  min-height: 2.75rem; padding: 0 .9rem; border: 1px solid ${color.ink}; border-radius: 0; background: none;
  color: inherit; font: 600 ${font.size.s} ${font.sans}; cursor: pointer;
}
.search button:hover { background: ${color.tint}; }
.search-results {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem ${grid.gap}; padding: 1.5rem var(--side) 2rem;
}
.search-answer { padding: 1rem 1.25rem .5rem; border-top: 3px solid ${color.ink}; outline: 1px solid transparent; background: ${color.highlight}; }
.search-answer h2 { font: 400 ${font.size.xs}/1.4 ${font.sans}; }
.search-answer h2 + p { margin-top: .15rem; ${serif} font-size: clamp(1.375rem, 1.2rem + .9vw, 2rem); line-height: 1.15; }
.search-answer p { max-width: 42em; font-size: ${font.size.s}; line-height: 1.5; text-wrap: pretty; }
.search-answer p + p { margin-top: .4rem; }
.search-answer h2 + p a { display: inline-block; padding-block: .2rem; }
.search-answer ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-top: .35rem; }
.search-answer > p:last-child { margin-bottom: .75rem; }
.search-answer li a { display: inline-flex; align-items: center; min-height: 3rem; font-size: ${font.size.s}; font-weight: 600; }
.search-short { padding-block: .6rem 0; }
.search-short + .search-short { margin-top: -.75rem; }
.search-short h2 + p { font-size: 1.125rem; }
.search-short p + p { margin-top: .2rem; }
.search-short ul { gap: 0 1rem; margin-top: 0; }
.search-call { border: 0; background: ${color.alarm}; color: ${color.onAlarm}; }
.search-call a, .search-call a:hover { color: inherit; text-decoration-color: currentColor; }
.search-call a:focus-visible { outline-color: ${color.onAlarm}; }
.search-group h2 { padding-bottom: .4rem; border-bottom: 1px solid ${color.ink}; font: 600 ${font.size.s}/1.4 ${font.sans}; }
.search-group li { border-bottom: 1px solid ${color.rule}; }
.search-group a, .search-group li > button {
  display: block; width: 100%; min-height: 3rem; padding: .6rem .75rem .65rem 0; border: 0; text-align: start;
  text-decoration: none; line-height: 1.35;
}
.search-group b, .search-group li > button { ${serif} font-size: ${font.size.l}; line-height: 1.25; }
.search-group b { display: block; }
.search-group span { display: block; color: ${color.inkMuted}; font-size: ${font.size.s}; }
.search-group a:hover b, .search-group li > button:hover { background: none; color: ${color.accent}; }
.search-group :is(a, button):focus-visible {
  padding-left: .85rem; outline: 3px solid transparent; outline-offset: -3px;
  background: ${color.tint}; box-shadow: inset 3px 0 ${color.accent};
}
.search mark { background: ${color.highlight}; color: inherit; }
.search-note { padding-left: .85rem; border-left: 3px solid ${color.accent}; color: ${color.inkMuted}; font-size: ${font.size.s}; }
.search-keys { display: none; }
.search-keys kbd { padding: .1rem .4rem; border: 1px solid ${color.edge}; font: 400 ${font.size.xs}/1.4 ${font.sans}; }
.search-keys button { min-height: 1.75rem; padding: 0; border: 0; color: inherit; font: inherit; text-decoration: underline; }
.search [role=status] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
${from.large} {
  .search-results { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .search-results > :not(.search-group) { grid-column: 1 / -1; }
  .search-results > .search-group:only-of-type { grid-column: 1 / -1; }
  .search-results > .search-short { grid-column: auto; margin-top: 0; }
  .search-results > button { justify-self: start; }
  .search-call { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 ${grid.gap}; grid-auto-flow: dense; align-items: start; }
  .search-call > * { grid-column: 2; }
  .search-call > h2, .search-call > h2 + p { grid-column: 1; }
  .search-call > h2 + p + p { margin-top: 0; }
}
@media (min-width: 48rem) and (hover: hover) {
  .search-keys {
    display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; padding-top: .75rem;
    border-top: 1px solid ${color.rule}; color: ${color.inkMuted}; font-size: ${font.size.xs};
  }
}
`
