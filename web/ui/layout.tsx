import styled from 'styled-components'
import { contentWidth, from, type Space, space } from '../theme/tokens.ts'

/** Keeps content off the screen's edges and lines at a readable width. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${contentWidth} + 2 * ${space.l});
  margin-inline: auto;
  padding-inline: ${space.m};

  ${from.medium} {
    padding-inline: ${space.l};
  }
`

/** Things below one another. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 'm' }) => space[$gap]};
`

/** Things beside one another, wrapping where the line is full. */
export const Row = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 'm' }) => space[$gap]};
`

/** Equal columns, as many as fit of at least `$min` each. */
export const Grid = styled.ul<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '17rem' }) => $min}), 1fr));
  gap: ${({ $gap = 'l' }) => space[$gap]};
`
