import { repeatedIds, type SectionIds, sectionIds } from '../../shared/content/addresses/anchors.ts'
import { type FieldIssue, issueMessage } from '../../shared/content/shapes/issueMessages.ts'
import { medicineKinds, withMedicines } from '../../shared/content/shapes/link.ts'
import { aboutThisPage, onServicePages } from './newsList/shape.ts'

type LinkedActions = { kind?: string }[]

/** The parts of a page that refer to one another. In a draft, each may be missing. */
export type PageParts = {
  _type: string
  hero?: {
    actions?: LinkedActions | undefined
    facts?: { anchor?: string | undefined }[] | undefined
  }
  sections?: (SectionIds & {
    _type?: string
    actions?: LinkedActions | undefined
    shows?: unknown
  })[]
}

/** Returns the issues between the parts of a page, which the gate and the Studio report. */
export function pageIssues(page: PageParts): FieldIssue[] {
  return [...anchorIssues(page), ...factIssues(page), ...actionIssues(page), ...newsIssues(page)]
}

/** Anchors become HTML ids. */
function anchorIssues({ sections = [] }: PageParts): FieldIssue[] {
  return repeatedIds(sections).map(({ section, id }) => {
    const category = section.categories?.findIndex(({ slug }) => slug === id) ?? -1
    const place = category === -1 ? ['anchor'] : ['categories', category, 'slug']
    const values = { anchor: id }
    return {
      path: ['sections', sections.indexOf(section), ...place],
      message: issueMessage('another section of this page has the anchor “{anchor}” too', values),
    }
  })
}

function factIssues({ hero: { facts = [] } = {}, sections = [] }: PageParts): FieldIssue[] {
  const ids = sectionIds(sections).map(({ id }) => id)
  const anchors = ids.join(', ')
  return facts.flatMap(({ anchor }, index) =>
    anchor === undefined || ids.includes(anchor)
      ? []
      : {
          path: ['hero', 'facts', index, 'anchor'],
          message: issueMessage(
            'no section of this page has the anchor “{anchor}”; these are: {anchors}',
            { anchor, anchors },
          ),
        },
  )
}

/** Buttons for the medicines of a page. */
function actionIssues({ hero = {}, sections = [] }: PageParts): FieldIssue[] {
  if (sections.some(({ _type }) => _type === 'medicines')) return []
  const lists = [
    { path: ['hero'], actions: hero.actions },
    ...sections.map(({ actions }, index) => ({ path: ['sections', index], actions })),
  ]
  return lists.flatMap(({ path, actions = [] }) =>
    actions.flatMap(({ kind }, index) =>
      kind !== undefined && medicineKinds.includes(kind)
        ? { path: [...path, 'actions', index, 'kind'], message: withMedicines }
        : [],
    ),
  )
}

function newsIssues({ _type: pageType, sections = [] }: PageParts): FieldIssue[] {
  return sections.flatMap(({ _type, shows }, index) =>
    _type === 'newsList' && shows === aboutThisPage && pageType !== 'servicePage'
      ? { path: ['sections', index, 'shows'], message: onServicePages }
      : [],
  )
}
