import { isDocumentSchemaType, useSchema } from 'sanity'
import { planType } from '../../shared/plans/plan.ts'

/** Returns the document types of the site, without the types that the Studio adds. */
export function useDocumentTypes(): string[] {
  const schema = useSchema()
  return schema
    .getTypeNames()
    .filter((name) => isDocumentSchemaType(schema.get(name)))
    .filter((name) => !name.startsWith('sanity.') && name !== planType)
}
