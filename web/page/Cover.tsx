import styled from 'styled-components'
import type { Page } from '../model/types.ts'
import { declarations } from '../theme/GlobalStyle.tsx'
import { color, cover } from '../theme/tokens.ts'

/** Returns whether a page opens with a cover: home, where its heading has a map. */
export function isCover({ _type, hero }: Page): boolean {
  return _type === 'homePage' && hero.map !== undefined
}

/** Deep green, as the footer: the heading with its map, and the figures. Paper in print. */
export const Cover = styled.div`
  @media screen and (forced-colors: none) {
    ${declarations(cover)}
    background: ${color.paper};
    color: ${color.ink};
  }

  @media screen {
    overflow: clip;

    & + section {
      padding-top: clamp(2.5rem, 4.5vw, 4.5rem);
    }
  }
`
