import { createGlobalStyle } from 'styled-components'
import { color, font, headerHeight, palettes, radius } from './tokens.ts'

/** Returns the declarations of the custom properties that `color` refers to. */
function declarations(palette: (typeof palettes)['light']): string {
  return Object.entries(palette)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}: ${value};`)
    .map((declaration) => `--color-${declaration}`)
    .join('\n')
}

export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${declarations(palettes.light)}
  }

  @media (prefers-color-scheme: dark) {
    :root {
      ${declarations(palettes.dark)}
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    scroll-padding-top: calc(${headerHeight} + 1rem);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: ${color.page};
    color: ${color.text};
    font-family: ${font.family};
    font-size: ${font.size.body};
    line-height: 1.6;
    overflow-wrap: break-word;
  }

  h1, h2, h3, p, ul, ol, dl, dd, figure {
    margin: 0;
  }

  h1, h2, h3 {
    line-height: 1.2;
    text-wrap: balance;
  }

  ul, ol {
    padding: 0;
    list-style: none;
  }

  a {
    color: ${color.brand};
    text-underline-offset: 0.2em;
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  summary {
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  :focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
    border-radius: ${radius.small};
  }

  @media print {
    footer, details summary svg {
      display: none;
    }
  }
`
