import { createGlobalStyle } from 'styled-components'

/** On marked maps, what opens nothing by itself lets clicks through to the country below it. */
export const MapStyle = createGlobalStyle`
  figure[data-sanity] svg {
    * {
      pointer-events: none;
    }

    [data-sanity], [data-sanity] * {
      pointer-events: auto;
    }
  }
`
