import styled from 'styled-components'
import type { Page, Section } from '../model/types.ts'
import { grid } from '../theme/tokens.ts'
import { Container } from '../ui/layout.tsx'
import { PageSources } from './PageSources.tsx'
import { RelatedServices } from './RelatedServices.tsx'
import { SectionView } from './views.tsx'

const Content = styled(Container)`
  padding-block: .75rem;

  @media print {
    padding-block: 0;
  }
`

/** Further content about the page's subject, side by side. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  gap: .75rem ${grid.gap};
  padding-bottom: .5rem;

  p > a:only-child {
    display: inline-block;
    padding-block: .25rem;
  }

  @media print {
    display: block;
    padding: 0;

    > * {
      padding-bottom: 5mm;
    }
  }
`

/** Whether a section is at the end of the page, without a number. */
export const isAtEnd = (section: Section) =>
  section._type === 'questions' ||
  (section._type === 'newsList' && section.shows === 'aboutThisPage')

/** The end of a page: news and questions about its subject, related services, and its sources. */
export function PageEnd({ page }: { page: Page }) {
  const sections = page.sections.filter(isAtEnd)
  const related = page._type === 'servicePage' ? page.service.related : []
  const { sourceList } = page
  const hasRow = sections.length > 0 || related.length > 0
  if (!hasRow && !sourceList) return null
  return (
    <Content>
      {hasRow && (
        <Row>
          {sections.map((section) => (
            <SectionView key={section._key} section={section} />
          ))}
          {related.length > 0 && <RelatedServices services={related} />}
        </Row>
      )}
      {sourceList && <PageSources sourceList={sourceList} />}
    </Content>
  )
}
