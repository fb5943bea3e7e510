import { Newspaper } from 'lucide-react'
import { oneOf } from '../../../studio/schema/fields.ts'
import { newsTopicTitles } from '../../../studio/schema/objects/optionTitles.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { newsList } from './shape.ts'

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
      ),
      initialValue: 'newest',
    },
  ],
})
