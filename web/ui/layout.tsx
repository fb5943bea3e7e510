import styled from 'styled-components'
import { contentWidth, from, type Space, space } from '../theme/tokens.ts'

/** Limits the content's width and keeps a distance from the screen's edges. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${contentWidth} + 2 * ${space.l});
  margin-inline: auto;
  padding-inline: ${space.m};

  ${from.medium} {
    padding-inline: ${space.l};
  }
`

/** A vertical flex container. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 'm' }) => space[$gap]};
`

/** A horizontal flex container that wraps. */
export const Row = styled.div<{ $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 'm' }) => space[$gap]};
`

/** A list in equal columns, as many as fit with at least `$min` each. */
export const Grid = styled.ul<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '17rem' }) => $min}), 1fr));
  gap: ${({ $gap = 'l' }) => space[$gap]};
`
