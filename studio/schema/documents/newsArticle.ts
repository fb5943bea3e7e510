import { Newspaper } from 'lucide-react'
import { defineType } from 'sanity'
import { languagesOf } from '../../../shared/content/languages/documentLanguages.ts'
import {
  newsCorrection,
  newsSource,
  newsTopics,
  newsArticle as shape,
} from '../../../shared/content/pageTypes/newsArticle.ts'
import { anyText } from '../../i18n/anyText.ts'
import { localDay } from '../../i18n/language.ts'
import { t, translate } from '../../i18n/t.ts'
import { date, group, inTab, oneOf, page, partly, url, withRules } from '../fields.ts'
import { formFields } from '../formFields.ts'
import { address } from '../objects/address.ts'
import { sharedImage } from '../objects/image.ts'
import { newsTopicTitles } from '../objects/optionTitles.ts'
import { waitsForDay } from '../rules/futureDays.ts'
import { lengths } from '../rules/length.ts'
import { uniqueSearchTitle } from '../rules/searchTitle.ts'
import { groups, sectionsField } from './definePage.ts'
import { otherAddresses } from './source.ts'

const today = () => localDay(new Date())

type Selection = { title?: unknown; publishedOn?: string; topic?: string }

const type = defineType({
  name: 'newsArticle' as string,
  title: 'News item',
  type: 'document',
  icon: Newspaper,
  groups,
  initialValue: () => ({ publishedOn: today() }),
  fields: [
    ...inTab('content', [
      ...withRules(shape.shape, [
        partly.text(
          'title',
          'Title',
          'What has happened, as a sentence. The item exists only in the languages that have a title.',
          {
            maxLength: lengths.newsTitle,
            validation: (rule) => rule.custom(uniqueSearchTitle('title')),
          },
        ),
        partly.richText(
          'text',
          'Text',
          'What has changed, for whom, and from when. Sub-headings, lists and links are possible.',
        ),
      ]),
      {
        ...sectionsField,
        description: 'Below the text: pictures, tables, downloads, and further text between them.',
      },
      ...withRules(shape.shape, [
        partly.paragraph(
          'summary',
          'Summary',
          'One or two sentences: in lists, in search results and in the feed.',
          { maxLength: lengths.newsSummary },
        ),
      ]),
      address,
      ...withRules(shape.shape, [
        date(
          'publishedOn',
          'Date',
          'The day that visitors read. Published with a day to come, the item waits for that day.',
          { validation: (rule) => rule.custom(waitsForDay).info() },
        ),
        oneOf('topic', 'Topic', 'Visitors can read one topic alone.', newsTopicTitles),
        page(
          'service',
          'Service',
          'The page that this is about. It can list this item under “News about this service”.',
          ['servicePage'],
        ),
        partly.text(
          'byline',
          'By',
          'The function that answers for it, such as “Regulatory affairs”. Leave it empty for the company.',
        ),
        group('source', 'Source', 'Where readers can check it.', [
          ...withRules(newsSource.shape, [
            url('url', 'Address', 'Begins with https://.'),
            ...formFields({ urls: newsSource.shape.urls }, { urls: otherAddresses }),
            date(
              'checkedOn',
              'Checked on',
              'The day on which you read it there. Visitors read its month.',
            ),
          ]),
        ]),
        group(
          'correction',
          'Correction',
          'If something was wrong. Shown below the text, and as a change in the feed.',
          [
            ...withRules(newsCorrection.shape, [
              date('date', 'Date', 'The day of the correction.'),
              partly.paragraph('text', 'Text', 'What was wrong, and what is right.'),
            ]),
          ],
        ),
      ]),
    ]),
    {
      ...group('seo', 'Search engines', 'Title and summary are shown in search results.', [
        sharedImage(
          'image',
          'Image for sharing',
          'Shown when somebody shares a link to this page. If it is empty, the image of the site settings is shown, or else a picture of the heading. It is about twice as wide as high: the crop button marks what stays visible.',
        ),
      ]),
      group: 'seo',
    },
  ],
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'publishedOn', direction: 'desc' }] },
    { name: 'oldest', title: 'Oldest first', by: [{ field: 'publishedOn', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', publishedOn: 'publishedOn', topic: 'topic' },
    prepare: ({ title, publishedOn, topic }: Selection) => {
      const known = newsTopics.find((name) => name === topic)
      const languages = languagesOf({ _type: 'newsArticle', title })
      const facts = [
        publishedOn,
        known && translate(newsTopicTitles[known]),
        languages.map((code) => code.toUpperCase()).join(' '),
      ]
      return {
        title: anyText(title) ?? t('News item'),
        subtitle: facts.filter(Boolean).join(' · '),
      }
    },
  },
})

export const newsArticle = { ...type, name: 'newsArticle' as const }
