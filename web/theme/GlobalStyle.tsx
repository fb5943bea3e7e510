import { createGlobalStyle } from 'styled-components'
import {
  color,
  declarations,
  font,
  from,
  headerHeight,
  inDarkMode,
  palettes,
  printed,
} from './tokens.ts'

/**
 * Resets, colours, type, and the counters that number sections, figures and tables. Every page inlines these styles, so
 * styles of only some pages belong to components. The fonts are separate, because styled-components replaces its style
 * element when it starts, which would load them again.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${declarations(palettes.light)}
  }

  ${inDarkMode} {
    :root {
      ${declarations(palettes.dark)}
    }
  }

  @media print {
    :root {
      ${declarations(printed)}
    }
  }

  *, ::before, ::after {
    box-sizing: border-box;
  }

  html {
    /* 16 px up to screens of 1440, growing to 22 px at 2560. */
    font-size: clamp(100%, 50% + .556vw, 137.5%);
    scroll-padding-top: 4rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;

    ${from.large} {
      scroll-padding-top: calc(${headerHeight} + 4rem);
    }
  }

  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 ${font.size.m}/1.6 ${font.sans};
    font-variant-numeric: lining-nums;
    overflow-wrap: break-word;
    text-rendering: optimizeLegibility;
    counter-reset: section figure table;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure {
    margin: 0;
    padding: 0;
  }

  p, li, dd, figcaption {
    text-wrap: pretty;
  }

  /* With the value none, VoiceOver would not say that they are lists. */
  ul, ol {
    list-style-type: '';
  }

  a {
    color: inherit;
    text-decoration: underline 1px ${color.accent};
    text-underline-offset: .22em;

    &:hover {
      color: ${color.accent};
      text-decoration-thickness: 2px;
    }

    &:active {
      color: ${color.accentActive};
    }
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  summary {
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }

  :focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      transition: none !important;
    }
  }

  @media print {
    html {
      font-size: 9.5pt;
    }

    *, ::before, ::after {
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }

    h2, h3 {
      break-after: avoid;
    }
  }
`
