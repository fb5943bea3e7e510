import { type FilingRoute, filingRoutesOf } from '../../../shared/content/countries/filingRoutes.ts'
import {
  type CountryGroup,
  groupsOf,
  sinceIn,
} from '../../../shared/content/countries/memberships.ts'
import { asSentence, type Text } from '../../../shared/content/languages/inLanguage.ts'
import { shortTitle } from '../../../shared/content/pageTitles.ts'
import { formatPartialDate } from '../../../shared/text/partialDate.ts'
import { authorityTexts } from '../../sections/countries/derive.ts'
import type { CountryEntry, CountrySection, Page, Site } from '../types.ts'
import {
  type Country,
  type CountryContext,
  countryMessages,
  type PageIndex,
} from './countryContext.ts'

export function countrySections(context: CountryContext): CountrySection[] {
  const { countries, site } = context
  const t = countryMessages(site.language)
  const sections: CountrySection[] = [
    {
      anchor: 'medicines',
      heading: t('country.medicines'),
      layout: 'rows',
      entries: procedureEntries(context),
    },
    supplySection(context),
    trademarksSection(context),
    reportsSection(context),
    {
      anchor: 'memberships',
      heading: t('country.memberships'),
      layout: 'marks',
      entries: membershipEntries(context),
    },
    {
      anchor: 'others',
      heading: t('country.others'),
      layout: 'links',
      entries: countries.map(({ _id, name, path }) => ({ _key: _id, title: name, to: path })),
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

/** The memberships that every country's page names, whether the country has them or not. */
const named = ['ecowas', 'waho', 'africanUnion', 'aripo', 'oapi', 'madrid'] as const

/** The memberships that only the pages of members name, each with a procedure for medicines. */
const namedIfMember = ['uemoa', 'eac', 'zazibona'] as const

type Named = (typeof named)[number]

function membershipEntries({ country, site, pageIndex }: CountryContext): CountryEntry[] {
  const { language } = site
  const t = countryMessages(language)
  const { memberships } = country
  const groups = groupsOf(memberships)
  const is = (group: CountryGroup) => groups.includes(group)
  /** Joins a message with the date on which a membership began. */
  const since = (group: CountryGroup, before?: Text): Text | undefined => {
    const date = sinceIn(group, memberships)
    if (date === undefined) return before
    const key = date.length === 10 ? 'country.sinceDay' : 'country.since'
    const text = t(key, { date: formatPartialDate(date, language) })
    return before ? { ...before, value: `${before.value}, ${text.value}` } : text
  }
  const leftOn = sinceIn('ecowasLeft', memberships)
  const { filingPlanner, byMembership } = pageIndex
  const notes: Record<Named, Text | undefined> = {
    ecowas:
      leftOn === undefined
        ? since('ecowas')
        : t('country.left', { date: formatPartialDate(leftOn, language) }),
    waho: is('waho') ? t(leftOn === undefined ? 'country.joint' : 'country.confirmed') : undefined,
    africanUnion: is('amaDeposited')
      ? t('country.amaDeposited')
      : is('amaRatified')
        ? t('country.amaRatified')
        : is('amaUnratified')
          ? t('country.amaApproved', {
              date: formatPartialDate(sinceIn('amaUnratified', memberships) ?? '', language),
            })
          : undefined,
    aripo: is('aripoOutsideBanjul')
      ? t('country.outside')
      : is('banjulSuspended')
        ? since('banjulSuspended', t('country.suspended'))
        : is('banjul')
          ? since('banjul', t('country.banjul'))
          : undefined,
    oapi: is('oapi') ? since('oapi') : undefined,
    madrid: is('madridMembers') ? since('madrid') : is('oapi') ? t('country.viaOapi') : undefined,
  }
  const isMember: Record<Named, boolean> = {
    ecowas: is('ecowas') && leftOn === undefined,
    waho: is('waho') && leftOn === undefined,
    africanUnion: is('africanUnion'),
    aripo: is('aripoMembers'),
    oapi: is('oapi'),
    madrid: is('madridMembers'),
  }
  const pageOf = (membership: Named) =>
    membership === 'oapi'
      ? filingPlanner?.content.routes.oapi.page
      : byMembership.get(membership)?.to
  const entries = named.map((membership) => ({
    _key: membership,
    title: t(`country.in.${membership}`),
    // If the country is no member of a body, the body's page is not about it.
    to: isMember[membership] ? pageOf(membership) : undefined,
    text: notes[membership],
    isMember: isMember[membership],
  }))
  const others = namedIfMember.filter(is).map((membership) => ({
    _key: membership,
    title: t(`country.in.${membership}`),
    text: t(`country.member.${membership}`),
    isMember: true,
  }))
  return [...entries, ...others]
}

/**
 * Returns the procedures for a medicine: the national procedure, and the joint procedures in which the country can take
 * part.
 */
function procedureEntries({ country, site, pageIndex }: CountryContext): CountryEntry[] {
  const { _id, page, authority, memberships } = country
  const t = countryMessages(site.language)
  const ownPage = pageIndex.byPath.get(page ?? '')
  const groups = groupsOf(memberships)
  const joint = (['waho', 'africanUnion'] as const).flatMap((membership) => {
    const procedure = groups.includes(membership)
      ? pageIndex.byMembership.get(membership)?.page
      : undefined
    const hasLeft = membership === 'waho' && groups.includes('ecowasLeft')
    const note = hasLeft
      ? { remark: asSentence(t('country.confirmed')) }
      : membership === 'africanUnion'
        ? { remark: t('country.priority') }
        : {}
    return procedure ? [{ ...procedureOf(procedure, site, pageIndex), ...note }] : []
  })
  const level3Since = sinceIn('maturityLevel3', memberships)
  const maturity =
    level3Since === undefined
      ? undefined
      : t('country.maturity', { date: formatPartialDate(level3Since, site.language) })
  const decides = t('country.decides')
  const national: CountryEntry[] = ownPage
    ? // The note on the time is left out, because the key facts have it.
      [{ ...procedureOf(ownPage, site, pageIndex), timeNote: undefined, remark: maturity }]
    : authority
      ? [
          nationalEntry(
            _id,
            authority,
            maturity ? { ...decides, value: `${decides.value} ${maturity.value}` } : decides,
          ),
        ]
      : []
  const regional = namedIfMember
    .filter((membership) => groups.includes(membership))
    .map((membership) => ({
      _key: membership,
      title: t(`country.in.${membership}`),
      text: t(`country.procedure.${membership}`),
    }))
  return [...national, ...regional, ...joint]
}

function nationalEntry(
  id: string,
  authority: NonNullable<Country['authority']>,
  remark: Text,
): CountryEntry {
  const { title, fullName } = authorityTexts(id, authority)
  return {
    _key: 'national',
    title,
    ...(authority.url && { href: authority.url }),
    ...(fullName && { text: fullName }),
    remark,
  }
}

/** Returns a service page as a procedure, with the summary of its card and the time among its key facts. */
function procedureOf(page: Page, site: Site, { cards }: PageIndex): CountryEntry {
  const link = site.services.find(({ path }) => path === page.path)
  const card = cards.get(page.path)
  const time = page.hero.facts?.find(({ topic }) => topic === 'time')
  return {
    _key: page._id,
    title: shortTitle(link ?? page),
    to: page.path,
    ...(card && { text: card.summary }),
    ...(time && { time: time.value, timeNote: time.note }),
  }
}

/** Returns the section about ordering medicines: the page that lists them, and a request for a quote. */
function supplySection({ site, pageIndex }: CountryContext): CountrySection {
  const t = countryMessages(site.language)
  const { medicines } = pageIndex
  const service = medicines?.section.service
  return {
    anchor: 'supply',
    heading: t('country.supply'),
    layout: 'rows',
    entries: medicines
      ? [{ ...procedureOf(medicines.page, site, pageIndex), remark: t('country.unregistered') }]
      : [],
    actions: [{ kind: 'contact', label: t('country.quote'), ...(service && { service }) }],
  }
}

function trademarksSection(context: CountryContext): CountrySection {
  const { country, site, pageIndex } = context
  const t = countryMessages(site.language)
  const { filingPlanner } = pageIndex
  const groups = groupsOf(country.memberships)
  const isViaOapi = !groups.includes('madridMembers')
  const remarks: { [Name in FilingRoute]?: Text | false } = {
    aripo: groups.includes('banjulUnsettled') && t('country.route.unsettled'),
    madrid: isViaOapi && t('country.route.viaOapi'),
  }
  const entries = filingRoutesOf(groups).map((route): CountryEntry => {
    const { page, duration } = filingPlanner?.content.routes[route] ?? {}
    const remark = remarks[route]
    return {
      _key: route,
      title: t(`country.by.${route}`),
      to: page,
      text: t(`country.route.${route}`),
      ...(remark && { remark }),
      // No time is given if the Madrid Protocol leads to OAPI, because OAPI takes its own time.
      ...(duration &&
        !(route === 'madrid' && isViaOapi) && {
          time: { key: 'filingPlanner.time', value: duration.text },
        }),
    }
  })
  return {
    anchor: 'trademarks',
    heading: t('country.trademarks'),
    ...(entries.some(({ time }) => time) && { intro: t('country.usual') }),
    layout: 'rows',
    entries,
    ...(filingPlanner && {
      actions: [
        {
          kind: 'page',
          label: t('country.plan'),
          page: `${filingPlanner.path}#c=${country.isoCode}`,
        },
      ],
    }),
  }
}

/** Returns the section about reporting a suspect medicine: the authority, with what the card about the country says. */
function reportsSection({ country, site, pageIndex }: CountryContext): CountrySection {
  const { _id, authority } = country
  const t = countryMessages(site.language)
  const { reports } = pageIndex
  const card = reports?.section.items.find(({ reportingCountry }) => reportingCountry === _id)
  const entry: CountryEntry | undefined = authority && {
    _key: 'authority',
    title: authorityTexts(_id, authority).title,
    ...(!card && authority.url && { href: authority.url }),
    text: card?.text ?? { key: `${_id}:authority.name`, value: authority.name },
    ...(card?.features && { features: card.features }),
    ...(card?.link && { link: card.link }),
  }
  return {
    anchor: 'reports',
    heading: t('country.reports'),
    intro: t('country.tell'),
    layout: 'rows',
    entries: entry ? [entry] : [],
    ...(reports && {
      actions: [{ kind: 'page', label: reports.section.heading, page: reports.to }],
    }),
  }
}
