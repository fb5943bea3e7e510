import styled from 'styled-components'
import { below, color, font } from '../../../theme/tokens.ts'
import { searchBox } from '../../../ui/fieldBox.ts'
import { Tick } from '../../../ui/Tick.ts'
import { textButton } from '../../../ui/textButton.ts'

export const Picker = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  @media print {
    display: none;
  }
`

export const FilterLabel = styled.label`
  margin-bottom: .35rem;
  font-size: ${font.size.s};
  font-weight: 600;
`

export const Filter = styled.input`
  ${searchBox}
  width: 100%;
`

export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textButton}
  min-height: 2.75rem;
`

/** Visible when it has the focus. */
export const SkipButton = styled.button.attrs({ type: 'button' })`
  ${textButton}
  align-self: start;
  min-height: 2.75rem;

  &:not(:focus) {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-block: .35rem .25rem;
`

const columns = 'minmax(0, 1fr) repeat(4, 2.1rem)'

export const ColumnTitles = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: end;
  padding-bottom: .35rem;
  border-bottom: 1px solid ${color.ink};
  color: ${color.inkMuted};
  font-size: .75rem;
  line-height: 1.15;

  > span {
    justify-self: center;
    transform: rotate(180deg);
    writing-mode: vertical-rl;
  }

  > :first-child {
    grid-column: 2;
  }
`

export const Countries = styled.fieldset`
  min-width: 0;
  max-height: 25.5rem;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${color.ink};
  margin: 0;
  overflow: auto;
  scrollbar-width: thin;

  > p {
    padding: .8rem 0;
    color: ${color.inkMuted};
    font-size: ${font.size.s};
  }

  ${below.medium} {
    max-height: 20.5rem;
  }

  ${below.low} {
    max-height: none;
  }
`

export const GroupTitle = styled.h3`
  position: sticky;
  z-index: 1;
  top: 0;
  padding-block: .3rem;
  background: ${color.paper};
  color: ${color.inkMuted};
  font-size: ${font.size.xs};
  font-weight: 400;
  line-height: 1.4;
`

export const Choice = styled.label<{ $highlighted: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 2.1rem 2.25rem ${columns};
  align-items: center;
  min-height: 2.5rem;
  border-top: 1px solid ${color.rule};
  background: ${({ $highlighted }) => $highlighted && color.tint};
  font-size: ${font.size.s};
  line-height: 1.25;
  cursor: pointer;

  &:has(:checked) {
    box-shadow: inset 3px 0 ${color.primary};
    font-weight: 600;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`

export const CountryTick = styled(Tick)`
  margin-left: .4rem;
`

export const Code = styled.span`
  color: ${color.accent};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

/** A filled square for `$has`, an empty square for `$spare`, or else a dash. */
export const RouteMark = styled.span<{ $has: boolean; $spare?: boolean }>`
  display: inline-block;
  justify-self: center;
  width: .6875rem;
  height: ${({ $has, $spare }) => ($has || $spare ? '.6875rem' : '1px')};
  vertical-align: ${({ $has, $spare }) => !$has && !$spare && '.25em'};
  background: ${({ $has, $spare }) => ($has ? color.member : $spare ? 'none' : color.edge)};
  outline: ${({ $has, $spare }) => !$has && $spare && `1px solid ${color.edge}`};
  outline-offset: -1px;
  forced-color-adjust: none;
`

/** On phones, the number of applications stays visible below the list, and moves to the plan when pressed. */
export const Jump = styled.button.attrs({ type: 'button' })`
  display: none;

  ${below.medium} {
    position: sticky;
    z-index: 2;
    bottom: 0;
    display: flex;
    gap: .75rem;
    align-items: center;
    min-height: 3rem;
    padding: .4rem .75rem;
    border: 0;
    border-top: 1px solid ${color.ink};
    background: ${color.highlight};
    color: inherit;
    font: inherit;
    font-size: ${font.size.s};
    text-align: left;
    text-decoration: underline 1px ${color.accent};
    text-underline-offset: .22em;
    cursor: pointer;

    b {
      font: ${font.serifWeight} 2rem/1 ${font.serif};
    }
  }

  ${below.low} {
    position: static;
  }
`
