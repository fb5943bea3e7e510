import { Link2, Pencil } from 'lucide-react'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { UsedBy } from './desk/UsedBy.tsx'

/** What an open document offers beside its form. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S) =>
  S.document().views([
    S.view.form().title('Edit').icon(Pencil),
    S.view.component(UsedBy).id('used-by').title('Used by').icon(Link2),
  ])
