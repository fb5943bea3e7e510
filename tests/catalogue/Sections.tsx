import type { Section } from '../../web/model/types.ts'
import { SectionView } from '../../web/page/views.tsx'
import { Opened } from './Opened.tsx'
import { Specimen } from './Specimen.tsx'

/** The specimens of every section type; FAQs closed and open. */
export function Sections({ sections }: { sections: Section[] }) {
  return sections.map((section) => (
    <div key={section._key}>
      <Specimen name={section._key}>
        <SectionView section={section} />
      </Specimen>
      {section._type === 'faqs' && (
        <Specimen name={`${section._key}-open`}>
          <Opened>
            <SectionView section={section} />
          </Opened>
        </Specimen>
      )}
    </div>
  ))
}
