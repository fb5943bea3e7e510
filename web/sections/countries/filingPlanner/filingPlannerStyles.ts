import styled from 'styled-components'
import { color, from, grid } from '../../../theme/tokens.ts'

export const routeFills = {
  aripo: color.member,
  madrid: `repeating-linear-gradient(90deg, ${color.member} 0 2px, ${color.memberSecond} 2px 4px)`,
  oapi: color.memberSecond,
  national: `repeating-linear-gradient(135deg, ${color.memberThird} 0 2px, ${color.hatch} 2px 3px)`,
  open: `color-mix(in oklab, ${color.memberSecond} 32%, ${color.land})`,
}

/** List, map and result side by side if there is room; on phones the map is last. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem ${grid.gap};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.wide} {
    grid-template-columns: minmax(0, 21rem) minmax(0, 1fr) minmax(0, 31rem);
  }

  @media print {
    grid-template-columns: minmax(0, 1fr) 5.6cm;
  }
`
