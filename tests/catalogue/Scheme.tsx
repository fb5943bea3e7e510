import { useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { declarations, palettes } from '../../web/theme/tokens.ts'

/** The colours of a scheme, whatever the system prefers. */
const Forced = createGlobalStyle<{ $scheme: keyof typeof palettes }>`
  :root:root {
    color-scheme: ${({ $scheme }) => $scheme};
    ${({ $scheme }) => declarations(palettes[$scheme])}
  }
`

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: .5rem 1.5rem;
  margin: 0;
  padding: 0;
  border: 0;
`

const schemes = ['system', 'light', 'dark'] as const

/** Chooses the colour scheme: the system's, or one of the two. */
export function Scheme() {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('system')
  return (
    <Choice>
      {scheme !== 'system' && <Forced $scheme={scheme} />}
      {schemes.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="scheme"
            checked={name === scheme}
            onChange={() => setScheme(name)}
          />{' '}
          {name}
        </label>
      ))}
    </Choice>
  )
}
