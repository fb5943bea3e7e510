import { EditIcon } from '@sanity/icons/Edit'
import { LinkIcon } from '@sanity/icons/Link'
import { TranslateIcon } from '@sanity/icons/Translate'
import { BriefcaseMedical, FileText, Languages, Milestone } from 'lucide-react'
import { isDocumentSchemaType } from 'sanity'
import type { DefaultDocumentNodeResolver, StructureResolver } from 'sanity/structure'
import { optionalSingletons, singletonPages } from '../../shared/content/paths.ts'
import { serviceGroups } from '../../shared/content/shapes/service.ts'
import { serviceTemplate } from '../documents/templates.ts'
import { t, translate } from '../i18n/t.ts'
import { faqCategory } from '../schema/documents/faqCategory.ts'
import { legalPage, page } from '../schema/documents/pages.ts'
import { serviceGroupTitles } from '../schema/objects/titles.ts'
import { MissingTranslations } from '../translations/MissingTranslations.tsx'
import { SideBySide } from '../translations/SideBySide.tsx'
import { draggableList } from './draggableList.tsx'
import { UsedBy } from './UsedBy.tsx'

/** The desk: documents grouped as on the website, each list in the site's order. */
export const structure: StructureResolver = (S, context) => {
  const single = (type: string) =>
    S.documentTypeListItem(type).child(S.defaultDocument({ schemaType: type, documentId: type }))

  /** A list in the order of its type's first `orderings`. */
  const sorted = (type: string, title: string) => {
    const schemaType = context.schema.get(type)
    const order = isDocumentSchemaType(schemaType) ? schemaType.orderings?.[0]?.by : undefined
    return S.documentTypeListItem(type)
      .title(title)
      .child(
        S.documentTypeList(type)
          .title(title)
          .defaultOrdering(order ?? []),
      )
  }

  const pages = S.listItem()
    .title(t('Pages'))
    .id('pages')
    .icon(FileText)
    .child(
      S.list()
        .title(t('Pages'))
        .items([
          ...singletonPages.map(single),
          S.divider(),
          draggableList(S, context, {
            type: legalPage.name,
            title: t('Legal pages'),
            icon: legalPage.icon,
          }),
          sorted(page.name, t('Other pages')),
        ]),
    )

  const services = S.listItem()
    .title(t('Services'))
    .id('services')
    .icon(BriefcaseMedical)
    .child(
      S.list()
        .title(t('Services'))
        .items(
          serviceGroups.map((group) =>
            draggableList(S, context, {
              type: 'servicePage',
              id: group,
              title: translate(serviceGroupTitles[group]),
              icon: BriefcaseMedical,
              parameters: { group },
              template: serviceTemplate(group),
            }),
          ),
        ),
    )

  return S.list()
    .id('content')
    .title(t('Content'))
    .items([
      pages,
      services,
      draggableList(S, context, {
        type: faqCategory.name,
        title: t('FAQ'),
        icon: faqCategory.icon,
      }),
      sorted('milestone', t('Company milestones')).icon(Milestone),
      sorted('country', t('Countries')),
      S.divider(),
      S.listItem()
        .title(t('Missing translations'))
        .id('missing-translations')
        .icon(Languages)
        .child(
          S.component(MissingTranslations)
            .id('missing-translations')
            .title(t('Missing translations')),
        ),
      S.divider(),
      single('siteSettings'),
      ...optionalSingletons.map(single),
      sorted('redirect', t('Old addresses')),
    ])
}

/** The tabs of an open document: its form, its languages beside each other, and what uses it. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S) =>
  S.document().views([
    S.view.form().title(t('Edit')).icon(EditIcon),
    S.view.component(SideBySide).id('translations').title(t('Translations')).icon(TranslateIcon),
    S.view.component(UsedBy).id('used-by').title(t('Used by')).icon(LinkIcon),
  ])
