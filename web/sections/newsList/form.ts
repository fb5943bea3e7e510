import { Newspaper } from 'lucide-react'
import type { CustomValidator } from 'sanity'
import { oneOf } from '../../../studio/schema/fields.ts'
import { newsTopicTitles } from '../../../studio/schema/objects/optionTitles.ts'
import { issueText } from '../../../studio/schema/rules/shape.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { aboutThisPage, newsList, onServicePages } from './shape.ts'

/** Like the gate, rejects the choice of a service's news on other pages. */
const onServicePage: CustomValidator<string | undefined> = (shows, { document }) =>
  shows === aboutThisPage && document?._type !== 'servicePage' ? issueText(onServicePages) : true

export const newsListForm = sectionForm(newsList, {
  title: 'News',
  description: 'The newest three, or those about a service. Not shown while there are none.',
  icon: Newspaper,
  outline,
  findBy: 'latest, articles, blog, press',
  editedUnder: { title: 'News', path: 'structure/news' },
  fields: [
    {
      ...oneOf(
        'shows',
        'Shows',
        'The newest three of these, each in the languages in which it is written.',
        { newest: 'All news', aboutThisPage: 'News about this service', ...newsTopicTitles },
        { validation: (rule) => rule.custom(onServicePage) },
      ),
      initialValue: 'newest',
    },
  ],
})
