import { useId } from 'react'
import styled from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { translatedProps } from '../../i18n/translatedProps.ts'
import { below, color, font, from } from '../../theme/tokens.ts'
import { searchBox } from '../../ui/fieldBox.ts'
import { all } from './choice.ts'

/** Filters need scripts. Without scripts, all medicines are shown. */
export const FilterBar = styled.div`
  display: grid;
  gap: .75rem 2rem;
  align-items: end;
  margin-bottom: 2.5rem;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }

  @media print, (scripting: none) {
    display: none;
  }
`

const Tabs = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;
  font-size: ${font.size.s};

  legend {
    float: left;
    width: 9rem;
    padding: .65rem 0;
    color: ${color.inkMuted};

    ${below.small} {
      width: 100%;
      padding-bottom: .35rem;
    }
  }
`

const Tab = styled.label`
  position: relative;
  display: flex;
  gap: .45rem;
  align-items: center;
  min-height: 2.75rem;
  padding: .3rem .85rem;
  border: 1px solid ${color.rule};
  margin: -1px 0 0 -1px;
  cursor: pointer;

  /* All four share a line of most phones. */
  ${below.small} {
    gap: .3rem;
    padding-inline: .35rem;
  }

  &:hover {
    background: ${color.tint};
  }

  &:has(:checked) {
    z-index: 1;
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }

  &:has(:focus-visible) {
    z-index: 2;
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  > :last-child {
    font-size: ${font.size.xs};
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid;
      outline-offset: -3px;
    }
  }
`

const Label = styled.label`
  display: block;
  margin-bottom: .35rem;
  font-size: ${font.size.s};
  font-weight: 600;
`

const Search = styled.input`
  ${searchBox}
  width: 100%;
`

export type Option = { value: string; label: Text; count: number }

type FilterTabsProps = { name: string; legend: Text; options: Option[] }

/** Radio buttons for the filter, each with the number of its medicines. The first shows all. */
export function FilterTabs({ name, legend, options }: FilterTabsProps) {
  // With only «all» and one other option, there is nothing to choose.
  if (options.length < 3) return null
  return (
    <Tabs>
      <legend {...translatedProps(legend)} />
      {options.map(({ value, label, count }) => (
        <Tab key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === all} />
          <span {...translatedProps(label)} />
          <span>{count}</span>
        </Tab>
      ))}
    </Tabs>
  )
}

export function NameFilter({ label }: { label: Text }) {
  const id = useId()
  return (
    <div>
      <Label htmlFor={id} {...translatedProps(label)} />
      <Search id={id} type="search" autoComplete="off" enterKeyHint="done" />
    </div>
  )
}
