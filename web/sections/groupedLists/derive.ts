import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import type { SectionInLanguageOf } from '../sectionInLanguage.ts'

type GroupedLists = SectionInLanguageOf<'groupedLists'>
type List = GroupedLists['items'][number]['lists'][number]
type Page = NonNullable<List['pages']>[number]

/** A link to a page. In an answer, it has the duration. */
type ListedPage = Pick<Page, '_id' | 'path' | 'title'> & { time?: Text | undefined }

/** The page that answers a visitor's choice. */
type Answer = Pick<Page, 'path' | 'title' | 'linkText'> & { text?: Text | undefined }

type ShownList = Omit<List, 'pages'> & { answer?: Answer; pages?: ListedPage[] | undefined }

/** If the section is guided, turns the first page of each list into an answer. Otherwise, pages are links. */
export function deriveGroupedLists({ items, ...section }: GroupedLists) {
  return {
    ...section,
    items: items.map(({ lists, ...subject }) => ({
      ...subject,
      lists: lists.map(({ pages, ...list }): ShownList => {
        if (!section.guided || list.answeredByPhone) return { ...list, pages: pages?.map(linkTo) }
        const [first, ...furtherPages] = pages ?? []
        return {
          ...list,
          ...(first && { answer: answerOf(first) }),
          pages: furtherPages.map(timed),
        }
      }),
    })),
  }
}

const linkTo = ({ _id, path, title }: Page): ListedPage => ({ _id, path, title })

function timed({ _id, path, title, shortTitle, hero }: Page): ListedPage {
  const time = hero?.facts?.[0]?.value
  return { _id, path, title: shortTitle ?? title, ...(time && { time }) }
}

function answerOf({ path, title, summary, linkText, hero }: Page): Answer {
  const text = summary ?? hero?.text
  return { path, title, ...(text && { text }), ...(linkText && { linkText }) }
}
