import { Suspense } from 'react'
import type { Page } from '../model/types.ts'
import { SectionView } from '../sections/views.tsx'
import { Hero } from './Hero.tsx'
import { RelatedServices } from './RelatedServices.tsx'

/** A page of the CMS: its hero, then its sections in the editor's order. */
export function ContentPage({ page }: { page: Page }) {
  return (
    <>
      <Hero page={page} />
      {page.sections.map((section) => (
        // React hydrates each boundary in a task of its own.
        <Suspense key={section._key}>
          <SectionView section={section} />
        </Suspense>
      ))}
      {page.service && <RelatedServices services={page.service.related} />}
    </>
  )
}
