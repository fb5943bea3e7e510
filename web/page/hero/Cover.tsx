import styled from 'styled-components'
import type { Page } from '../../model/types.ts'
import { color, cover, declarations } from '../../theme/tokens.ts'

/** Returns whether a page opens with a cover: the home page, if its hero has a map. */
export function isCover({ _type, hero }: Page): boolean {
  return _type === 'homePage' && hero.map !== undefined
}

/** The background of the heading with its map and of the figures. Deep green like the footer, on screens only. */
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
