import styled from 'styled-components'
import { color, font } from '../theme/tokens.ts'
import type { DraftIssue, DraftResponse } from './draftResponse.ts'
import { dataSanity } from './overlays.ts'
import { useFieldTitles } from './useFieldTitles.ts'

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
  border: 1px solid ${color.onFooterMuted};
  background: ${color.footer};
  color: ${color.onFooter};
  font-size: ${font.size.s};

  > summary {
    cursor: pointer;
    font-weight: 600;
  }

  li {
    padding-block: .25rem;
    border-top: 1px solid ${color.footerRule};
  }

  ul {
    margin-top: .5rem;
  }
`

/**
 * The issues that keep the previewed page from being published, in the words of the Studio. A click on one opens
 * its field.
 */
export function DraftIssues({ issues, page }: DraftResponse) {
  const reply = useFieldTitles(issues)
  if (issues.length === 0 || reply === null) return null

  const nameOf = ({ documentId, field, language }: DraftIssue) => {
    const [type = field, ...names] = reply.titles[field] ?? []
    const isOfPage = documentId === page?._id && names.length > 0
    const name = (isOfPage ? names : [type, ...names]).join(' › ')
    return language ? `${name} (${language})` : name
  }
  return (
    <Panel open role="status">
      <summary>{reply.heading}</summary>
      <ul>
        {issues.map((issue) => (
          <li
            key={`${issue.documentId} ${issue.path} ${issue.message}`}
            data-sanity={dataSanity(issue.documentId, issue.documentType, issue.path)}
          >
            {nameOf(issue)} – {reply.messages[issue.message] ?? issue.message}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
