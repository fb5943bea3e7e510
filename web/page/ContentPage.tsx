import { Suspense } from 'react'
import type { Page } from '../model/types.ts'
import { SectionView } from '../sections/views.tsx'
import { Hero } from './Hero.tsx'
import { RelatedServices } from './RelatedServices.tsx'

/** Any page of the CMS: its hero, then its sections in the editor's order. */
export function ContentPage({ page }: { page: Page }) {
  return (
    <>
      <Hero page={page} />
      {page.sections.map((section) => (
        // A boundary each lets the browser hydrate in small steps.
        <Suspense key={section._key}>
          <SectionView section={section} />
        </Suspense>
      ))}
      {page.service && <RelatedServices services={page.service.related} />}
    </>
  )
}
