import { formatDate } from '../ui/formatDate.ts'
import { bodiesMarkdown } from './bodies/markdown.ts'
import { callToActionMarkdown } from './callToAction/markdown.ts'
import { cardsMarkdown } from './cards/markdown.ts'
import { checklistMarkdown } from './checklist/markdown.ts'
import { contactFormMarkdown } from './contactForm/markdown.ts'
import { contactInfoMarkdown } from './contactInfo/markdown.ts'
import { countriesMarkdown } from './countries/markdown.ts'
import type { Section, SectionOf } from './derivations.ts'
import { downloadsMarkdown } from './downloads/markdown.ts'
import { faqsMarkdown } from './faqs/markdown.ts'
import { groupedListsMarkdown } from './groupedLists/markdown.ts'
import { logosMarkdown } from './logos/markdown.ts'
import {
  actionLinks,
  heading,
  link,
  type MarkdownBlock,
  type MarkdownContext,
  paragraph,
  paragraphs,
} from './markdownBlocks.ts'
import { medicinesMarkdown } from './medicines/markdown.ts'
import { milestonesMarkdown } from './milestones/markdown.ts'
import { newsListMarkdown } from './newsList/markdown.ts'
import { peopleMarkdown } from './people/markdown.ts'
import { picturesMarkdown } from './pictures/markdown.ts'
import { proseMarkdown } from './prose/markdown.ts'
import { questionsMarkdown } from './questions/markdown.ts'
import { quotesMarkdown } from './quotes/markdown.ts'
import { byType } from './sectionInLanguage.ts'
import { serviceListMarkdown } from './serviceList/markdown.ts'
import type { SectionType } from './shapes.ts'
import { statsMarkdown } from './stats/markdown.ts'
import { stepsMarkdown } from './steps/markdown.ts'
import { tableMarkdown } from './table/markdown.ts'
import { videosMarkdown } from './videos/markdown.ts'

/** The Markdown of sections below their heading and introduction. A missing type does not compile. */
const markdowns: {
  [Type in SectionType]: (section: SectionOf<Type>, context: MarkdownContext) => MarkdownBlock[]
} = {
  bodies: bodiesMarkdown,
  callToAction: callToActionMarkdown,
  cards: cardsMarkdown,
  checklist: checklistMarkdown,
  contactForm: contactFormMarkdown,
  contactInfo: contactInfoMarkdown,
  countries: countriesMarkdown,
  downloads: downloadsMarkdown,
  faqs: faqsMarkdown,
  groupedLists: groupedListsMarkdown,
  logos: logosMarkdown,
  medicines: medicinesMarkdown,
  milestones: milestonesMarkdown,
  newsList: newsListMarkdown,
  people: peopleMarkdown,
  pictures: picturesMarkdown,
  prose: proseMarkdown,
  questions: questionsMarkdown,
  quotes: quotesMarkdown,
  serviceList: serviceListMarkdown,
  stats: statsMarkdown,
  steps: stepsMarkdown,
  table: tableMarkdown,
  videos: videosMarkdown,
}

type Write = (section: Section, context: MarkdownContext) => MarkdownBlock[]

/**
 * Returns a section as Markdown, with the parts common to all sections: heading, introduction, note, sources and
 * buttons.
 */
export function sectionMarkdown(section: Section, context: MarkdownContext): MarkdownBlock[] {
  const write = byType<Write>(markdowns, section)
  const body = write(section, context)
  if (!('heading' in section)) return body
  return [
    heading(section.heading.value, 2),
    ...paragraphs(section.intro),
    ...body,
    ...noteBlocks(section, context),
    ...actionLinks(section.actions, context),
  ]
}

type Noted = Pick<SectionOf<'prose'>, 'heading' | 'note' | 'noteDate' | 'sources'>

function noteBlocks({ note, noteDate, sources = [] }: Noted, { site }: MarkdownContext) {
  const { language, messages } = site
  const month = noteDate ? `, ${formatDate(noteDate, language, 'month')}` : ''
  return [
    ...(note ? [paragraph(`${messages['section.note'].value}${month}. ${note.value}`)] : []),
    ...sources.map(({ name, url }) =>
      paragraph(`${messages['section.source'].value}. `, link(name.value, url)),
    ),
  ]
}
