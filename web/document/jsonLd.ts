import type {
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  Graph,
  NewsArticleLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
} from 'schema-dts'
import { addressOf } from '../../shared/content/addresses/addresses.ts'
import { toPlainText } from '../../shared/content/languages/inLanguage.ts'
import { capitalized } from '../../shared/text/capitalized.ts'
import { breadcrumb } from '../model/breadcrumb.ts'
import type { Page, PageOf, Site } from '../model/types.ts'

/** The path of the company's id, which is the same on all pages and in all languages. */
const organizationPath = '/#organization'

/**
 * Returns a page's structured data for search engines, in the schema.org vocabulary and the page's language. It
 * describes the company (in full on the home page, with the people that the page shows), and the page with its
 * breadcrumb, service, article, questions and videos, if any.
 * @param full returns the full URL of an address on the site
 */
export function jsonLd(page: Page | null, site: Site, full: (address: string) => string): Graph {
  const address = (path: string) => full(addressOf(path, site.language))
  const organizationId = full(organizationPath)
  const isHome = page?._type === 'homePage'
  const organization: OrganizationLeaf = {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.companyName,
    url: address('/'),
    // The home page describes the organization; other pages refer to it by its id.
    ...(isHome && companyFacts(site, full)),
    ...employees(page, full),
  }
  if (page === null) return { '@context': 'https://schema.org', '@graph': [organization] }

  const crumbs = breadcrumb(page, site)
  const breadcrumbs: BreadcrumbListLeaf | false = crumbs.length > 0 && {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label.value,
      item: address(path),
    })),
  }
  const service: ServiceLeaf | false = page._type === 'servicePage' && {
    '@type': 'Service',
    name: page.title.value,
    description: page.seo.description.value,
    url: address(page.path),
    provider: { '@id': organizationId },
    areaServed: 'Africa',
  }
  const article = page._type === 'newsArticle' && articleNode(page, site, full)
  const groups = page._type === 'newsPage' ? page.newsList.groups : []
  const entries = groups.flatMap(({ items }) => items)
  // Search engines show questions only for a page that consists of them.
  const sections = page._type === 'faqPage' ? page.sections : []
  const questions = sections
    .filter((section) => section._type === 'faqs')
    .flatMap((section) => section.categories.flatMap((category) => category.faqs))
  const webPage: FAQPageLeaf | CollectionPageLeaf | WebPageLeaf = {
    '@type':
      questions.length > 0 ? 'FAQPage' : page._type === 'newsPage' ? 'CollectionPage' : 'WebPage',
    url: address(page.path),
    name: page.seo.title.value,
    inLanguage: page.title.lang ?? site.language,
    ...(page._type === 'country' && { about: { '@type': 'Country', name: page.title.value } }),
    ...(questions.length > 0 && {
      mainEntity: questions.map((faq) => ({
        '@type': 'Question',
        name: faq.question.value,
        acceptedAnswer: { '@type': 'Answer', text: toPlainText(faq.answer.value) },
      })),
    }),
    ...(entries.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: entries.map(({ path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: address(path),
        })),
      },
    }),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      breadcrumbs,
      service,
      article,
      webPage,
      ...videoNodes(page, full),
    ].filter((node) => node !== false),
  }
}

function articleNode(
  { path, title, news }: PageOf<'newsArticle'>,
  site: Site,
  full: (address: string) => string,
): NewsArticleLeaf {
  const organization = { '@id': full(organizationPath) }
  const { summary, publishedOn, correction, byline, service, source } = news
  return {
    '@type': 'NewsArticle',
    headline: title.value,
    description: summary.value,
    url: full(addressOf(path, site.language)),
    inLanguage: site.language,
    datePublished: publishedOn,
    ...(correction && { dateModified: correction.date }),
    author: byline
      ? {
          '@type': 'Organization',
          name: site.companyName,
          department: { '@type': 'Organization', name: byline.value },
        }
      : organization,
    publisher: organization,
    ...(service && {
      about: {
        '@type': 'Service',
        name: service.title.value,
        url: full(addressOf(service.path, site.language)),
      },
    }),
    ...(source && { citation: source.url }),
  }
}

function videoNodes(page: Page, full: (address: string) => string): VideoObjectLeaf[] {
  const videos = page.sections.flatMap((section) =>
    // Search engines require a date. Videos without a date are on another website, which describes them itself.
    section._type === 'videos' ? section.videos.filter(({ publishedOn }) => publishedOn) : [],
  )
  return videos.map((video) => {
    const poster = video.poster.files.at(-1)
    return {
      '@type': 'VideoObject',
      name: video.title.value,
      ...(poster && { thumbnailUrl: full(poster.path) }),
      uploadDate: video.publishedOn,
      ...(video.length && { duration: isoDuration(video.length) }),
      ...(video.kind === 'own' ? { contentUrl: full(video.file.path) } : { url: video.url }),
      ...(video.transcript && { transcript: video.transcript.value }),
    }
  })
}

/** For example «2:40» as PT2M40S. */
function isoDuration(length: string): string {
  const units = ['S', 'M', 'H']
  const parts = length.split(':').reverse()
  return `PT${parts
    .map((part, index) => Number(part) + (units[index] ?? ''))
    .reverse()
    .join('')}`
}

/** Returns the structured data of the people that a page shows, without their telephone numbers. */
function employees(
  page: Page | null,
  full: (address: string) => string,
): Partial<OrganizationLeaf> {
  const sections = page?.sections ?? []
  const people = sections.flatMap((section) => (section._type === 'people' ? section.people : []))
  if (people.length === 0) return {}
  return {
    employee: people.map(({ name, role, languages, image }) => {
      const portrait = image?.files.at(-1)
      return {
        '@type': 'Person',
        name: name.value,
        jobTitle: role.value,
        ...(languages && { knowsLanguage: languages.codes }),
        ...(portrait && { image: full(portrait.path) }),
      }
    }),
  }
}

function companyFacts(site: Site, full: (address: string) => string): Partial<OrganizationLeaf> {
  return {
    description: site.blurb.value,
    logo: full('/icons/512.png'),
    email: site.emails.info,
    telephone: site.phone,
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: site.phone,
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: site.businessHours.days.map((day) => capitalized(day) as Capitalize<typeof day>),
        opens: site.businessHours.from,
        closes: site.businessHours.to,
      },
    },
    foundingDate: String(site.foundingYear),
    address: { '@type': 'PostalAddress', addressLocality: 'Accra', addressCountry: 'GH' },
    sameAs: site.socialLinks?.map(({ url }) => url),
  }
}
