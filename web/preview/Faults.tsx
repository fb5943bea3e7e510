import styled, { createGlobalStyle } from 'styled-components'
import type { DraftFault } from '../model/draft.ts'
import { color, font } from '../theme/tokens.ts'
import { openingOf } from './fieldOf.ts'

/** What is not written yet is lighter than what is, and framed. */
const Placeholders = createGlobalStyle`
  [data-placeholder] {
    outline: 1px dashed currentColor;
    outline-offset: .2em;
    opacity: .6;
  }
`

const Panel = styled.details`
  position: fixed;
  z-index: 10;
  right: 1rem;
  bottom: 1rem;
  left: 1rem;
  max-width: 34rem;
  max-height: 40vh;
  overflow: auto;
  padding: .75rem 1rem;
  border: 1px solid ${color.onDeep2};
  background: ${color.deep};
  color: ${color.onDeep};
  font-size: ${font.size.s};

  > summary {
    cursor: pointer;
    font-weight: 600;
  }

  li {
    padding-block: .25rem;
    border-top: 1px solid ${color.deepRule};
  }

  ul {
    margin-top: .5rem;
  }
`

/** What keeps the previewed page from being published, each with its field to click. */
export function Faults({ faults }: { faults: DraftFault[] }) {
  if (faults.length === 0) return null
  return (
    <>
      <Placeholders />
      <Panel open role="status">
        <summary>This page cannot be published yet</summary>
        <ul>
          {faults.map(({ documentId, documentType, path, field, message }) => (
            <li
              key={`${documentId} ${path} ${message}`}
              data-sanity={openingOf({ id: documentId, type: documentType, path })}
            >
              {field} {message}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
