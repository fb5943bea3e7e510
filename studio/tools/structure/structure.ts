import {
  BriefcaseMedical,
  FileText,
  Images,
  Languages,
  Link,
  ListChecks,
  Newspaper,
  Pencil,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { isDocumentSchemaType } from 'sanity'
import type { DefaultDocumentNodeResolver, ListBuilder, StructureResolver } from 'sanity/structure'
import { singletonPages, siteSingletons } from '../../../shared/content/addresses/paths.ts'
import { type NewsTopic, newsTopics } from '../../../shared/content/pageTypes/newsArticle.ts'
import { serviceGroups } from '../../../shared/content/pageTypes/servicePage.ts'
import { mailSettingsType, replyTemplateType } from '../../../shared/content/privateDocuments.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { planType } from '../../../shared/plans/plan.ts'
import { BulkActions } from '../../documents/bulk/BulkActions.tsx'
import { PicturesAndFiles } from '../../documents/replacing/PicturesAndFiles.tsx'
import { MissingTranslations } from '../../documents/translations/MissingTranslations.tsx'
import { SideBySide } from '../../documents/translations/SideBySide.tsx'
import { t, translate } from '../../i18n/t.ts'
import { listTitles } from '../../schema/documents/pages.ts'
import { newsTopicTitles, serviceGroupTitles } from '../../schema/objects/optionTitles.ts'
import { byOrder } from '../../schema/objects/order.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { draggableList } from './draggableList.tsx'
import { UsedBy } from './UsedBy.tsx'

const editIcon = inlineIcon(Pencil)
const translationsIcon = inlineIcon(Languages)
const usedByIcon = inlineIcon(Link)

type Items = Parameters<ListBuilder['items']>[0]

/** The lists of the tool *Content*: documents grouped as on the website, each list in the order of the site. */
export const structure: StructureResolver = (S, context) => {
  const single = (type: string) =>
    S.documentTypeListItem(type).child(S.defaultDocument({ schemaType: type, documentId: type }))

  /** A list sorted by the first of its type's `orderings`. */
  const sorted = (type: string, title: string, topic?: NewsTopic) => {
    const schemaType = context.schema.get(type)
    const order = isDocumentSchemaType(schemaType) ? schemaType.orderings?.[0]?.by : undefined
    return S.documentTypeListItem(type)
      .id([type, topic].filter(Boolean).join('-'))
      .title(title)
      .child(
        S.documentTypeList(type)
          .title(title)
          .filter(`_type == "${type}"${topic ? ` && topic == "${topic}"` : ''}`)
          .apiVersion(apiVersion)
          // Linked documents open alone, because the list would collapse their form on a tablet.
          .canHandleIntent(() => false)
          .defaultOrdering(order ?? []),
      )
  }

  /** A list in the order that editors give it by dragging, if its type has one. */
  const listed = (type: string, title: string) => {
    const schemaType = context.schema.get(type)
    const isOrdered =
      isDocumentSchemaType(schemaType) && schemaType.orderings?.[0]?.name === byOrder.name
    return isOrdered ? draggableList(S, context, { type, title }) : sorted(type, title)
  }

  const folder = (id: string, title: string, icon: ComponentType, items: Items) =>
    S.listItem().id(id).title(title).icon(icon).child(S.list().title(title).items(items))

  return S.list()
    .id('content')
    .title(t('Content'))
    .items([
      folder('pages', t('Pages'), FileText, [
        ...singletonPages.map(single),
        S.divider(),
        ...Object.entries(listTitles).map(([type, title]) => listed(type, title())),
      ]),
      folder(
        'services',
        t('Services'),
        BriefcaseMedical,
        serviceGroups.map((group) => {
          const title = translate(serviceGroupTitles[group])
          return draggableList(S, context, { type: 'servicePage', title, group })
        }),
      ),
      folder('news', t('News'), Newspaper, [
        sorted('newsArticle', t('All news')),
        S.divider(),
        ...newsTopics.map((topic) =>
          sorted('newsArticle', translate(newsTopicTitles[topic]), topic),
        ),
      ]),
      listed('faqCategory', t('FAQ')),
      listed('milestone', t('Company milestones')),
      listed('person', t('People')),
      listed('country', t('Countries')),
      listed('source', t('Sources')),
      listed('searchAnswer', t('Search answers')),
      S.divider(),
      S.listItem()
        .title(t('Missing translations'))
        .id('missing-translations')
        .icon(Languages)
        .child(
          S.component(MissingTranslations)
            .id('missing-translations')
            .title(t('Missing translations'))
            // Handles intents for its documents, so that the list stays beside the form. The Studio drops
            // their `type`.
            .canHandleIntent((_intent, { translationOf }) => translationOf !== undefined)
            .child((documentId, { params }) =>
              S.defaultDocument({ documentId, schemaType: params?.translationOf ?? '' }),
            ),
        ),
      S.listItem()
        .title(t('Several at once'))
        .id('several')
        .icon(ListChecks)
        .child(S.component(BulkActions).id('several').title(t('Several at once'))),
      S.listItem()
        .title(t('Pictures and files'))
        .id('files')
        .icon(Images)
        .child(S.component(PicturesAndFiles).id('files').title(t('Pictures and files'))),
      sorted(planType, t('Plans')),
      S.divider(),
      single('siteSettings'),
      ...siteSingletons.map(single),
      single(mailSettingsType),
      sorted(replyTemplateType, t('Reply templates')),
      sorted('redirect', t('Old addresses')),
    ])
}

/** The tabs of an open document, except a plan: its form, its translations side by side, and its uses. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  // Neither has texts to translate, and nothing refers to them.
  if (schemaType === planType || schemaType === mailSettingsType) return S.document()
  return S.document().views([
    S.view.form().title(t('Edit')).icon(editIcon),
    S.view.component(SideBySide).id('translations').title(t('Translations')).icon(translationsIcon),
    S.view.component(UsedBy).id('used-by').title(t('Used by')).icon(usedByIcon),
  ])
}
