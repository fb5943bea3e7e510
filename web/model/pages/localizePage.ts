import { sectionIds } from '../../../shared/content/addresses/anchors.ts'
import {
  languagesOf,
  titledLanguagesOf,
} from '../../../shared/content/languages/documentLanguages.ts'
import { localize } from '../../../shared/content/languages/localize.ts'
import { searchTitle } from '../../../shared/content/pageTitles.ts'
import { oldestCheck, sourceInLanguage, withUrlIn } from '../../../shared/content/sourceReview.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { languageNames } from '../../../shared/text/languageNames.ts'
import { messageIn, messagesIn } from '../../i18n/messages.ts'
import { heroMapIn } from '../../page/hero/derive.ts'
import { deriveSection, drawSection } from '../../sections/derivations.ts'
import type {
  AnchoredSection,
  SectionInLanguage,
  ValidSection,
} from '../../sections/sectionInLanguage.ts'
import { isShownIn } from '../../sections/sectionLists.ts'
import { businessHoursText } from '../businessHoursText.ts'
import type {
  Fact,
  NewsPageInLanguage,
  Page,
  PageOf,
  Site,
  SourceList,
  ValidPage,
  ValidSite,
} from '../types.ts'
import { listSources } from './listSources.ts'
import { newsPages } from './newsPages.ts'

/** A page of an editor in one language, before the lists of the news page are made. */
type PageInLanguage = Exclude<Page, PageOf<'newsPage' | 'country' | 'search'>> | NewsPageInLanguage

/**
 * Returns the pages of a document in one language, as components render them: one page, or all lists of the news page.
 * @param language one in which the page exists (`languagesOf`)
 */
export function localizePages(validPage: ValidPage, language: Language): Page[] {
  const page = localizePage(validPage, language)
  if (page._type !== 'newsPage') return [page]
  const archive = validPage._type === 'newsPage' ? validPage.archive : []
  return newsPages(page, archive, language)
}

/**
 * Returns a valid page in one language, with what is derived from its content: maps, drawings and the list of its
 * sources. Sections that are empty in this language are left out.
 */
export function localizePage(validPage: ValidPage, language: Language): PageInLanguage {
  const visibleSections = validPage.sections.filter((section) => isShownIn(section, language))
  const anchored = withAnchors(visibleSections).map((section) => withSources(section, language))
  const cited = validPage.sources?.map((source) => sourceInLanguage(source, language)) ?? []
  const { sources, ...page } = localize(
    { ...validPage, sections: anchored, sources: cited },
    language,
  )
  const pairs = page.sections.flatMap((section, index) => {
    const inAllLanguages = visibleSections[index]
    if (inAllLanguages === undefined) return []
    const context = { language, inAllLanguages, sections: page.sections }
    return { section: deriveSection(section, context), inAllLanguages }
  })
  const sections = pairs.map(({ section }) => section)
  const sourceList = listSources([
    ...page.sections.flatMap((section) => ('sources' in section && section.sources) || []),
    ...sources,
  ])
  if (page._type === 'newsArticle') {
    const { _createdAt, ...news } = page.news
    const { title, summary, topic, source } = news
    return {
      ...page,
      news: { ...news, ...(source && { source: withUrlIn(source, language) }) },
      ...(sourceList && { sourceList }),
      // The texts keep the keys of the fields that editors fill in.
      seo: { ...page.seo, title, description: summary },
      hero: { eyebrow: messageIn(language, `news.topic.${topic}`), heading: title, text: summary },
      sections,
      languages: languagesOf(validPage),
    }
  }
  const { map, facts, ...hero } = page.hero
  const drawings =
    map || hero.image
      ? []
      : pairs.flatMap(({ section, inAllLanguages }) => drawSection(section, inAllLanguages))
  const titledIn = titledLanguagesOf(validPage)
  return {
    ...page,
    ...(titledIn.length < languageCodes.length && { titledIn }),
    ...(sourceList && { sourceList }),
    seo: { ...page.seo, title: searchTitle(page) },
    hero: {
      ...hero,
      ...(facts && { facts: facts.map((fact) => dateBySources(fact, page.sections, sourceList)) }),
      ...(map && { map: heroMapIn(map, language, { isOnCover: page._type === 'homePage' }) }),
      ...(drawings.length > 0 && { drawings }),
    },
    sections,
  }
}

/** Adds to each section its anchor, and removes its search words. FAQ categories have anchors of their own. */
function withAnchors(sections: ValidSection[]): AnchoredSection[] {
  const anchors = new Map(sectionIds(sections).map(({ section, id }) => [section, id]))
  return sections.map((section) =>
    section._type === 'faqs'
      ? section
      : { ...section, anchor: anchors.get(section) ?? '', searchWords: undefined },
  )
}

/** Returns a section with its sources in a language, and with the date of their oldest check. */
function withSources(section: AnchoredSection, language: Language): AnchoredSection {
  if (!('sources' in section)) return section
  const sources = section.sources?.map((source) => sourceInLanguage(source, language)) ?? []
  // A plan may have unpublished all sources.
  if (sources.length === 0) return { ...section, sources: undefined }
  return { ...section, sources, noteDate: oldestCheck(sources) ?? section.noteDate }
}

/**
 * Returns a key fact. If it has a date and its section has sources, it gets the date of the sources' oldest check, or
 * no date if the page's source list states one date for all sources.
 */
function dateBySources(
  fact: Fact,
  sections: SectionInLanguage[],
  sourceList: SourceList | undefined,
): Fact {
  const section = sections.find((one) => 'anchor' in one && one.anchor === fact.anchor)
  const checkedOn = oldestCheck((section && 'sources' in section && section.sources) || [])
  if (!fact.noteDate || !checkedOn) return fact
  return { ...fact, noteDate: sourceList?.checkedIn ? undefined : checkedOn }
}

/** Returns the site's shared part in one language, with the interface's messages. */
export function localizeSite(validSite: ValidSite, language: Language): Site {
  const {
    interfaceMessages: edited,
    searchAnswers,
    africanUnionCountries,
    operatedCountries,
    formerCountries,
    sources,
    answerLanguages,
    businessHours,
    ...shared
  } = validSite
  const hoursText = businessHoursText(businessHours, language)
  return {
    ...localize(shared, language),
    businessHours: {
      ...businessHours,
      text: { key: `${shared._id}:businessHours`, value: hoursText },
    },
    ...(answerLanguages?.length && {
      answerLanguages: {
        key: `${shared._id}:answerLanguages`,
        value: languageNames(answerLanguages, language),
      },
    }),
    language,
    messages: messagesIn(language, edited),
  }
}
