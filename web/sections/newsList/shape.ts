import { z } from 'zod'
import { queried, studioField } from '../../../shared/content/fields.ts'
import { pageReference } from '../../../shared/content/lists/fragments.ts'
import { newest, newsItem, newsTopics } from '../../../shared/content/pageTypes/newsArticle.ts'
import { pagePath } from '../../../shared/content/shapes/link.ts'
import { listed, sectionFields, sectionTexts } from '../sectionFields.ts'

/** The choice that shows the news about the section's own service page. */
export const aboutThisPage = 'aboutThisPage'

/** The issue of the choice `aboutThisPage` on pages of other types. */
export const onServicePages = 'is for service pages only'

const newsChoices = [newest, aboutThisPage, ...newsTopics] as const

/** The newest news: of all topics, of one topic, or about the page's service. Without news, the section is left out. */
export const newsList = z
  .object({
    ...sectionFields,
    _type: z.literal('newsList'),
    shows: studioField(
      'Shows',
      'The newest three of these, each in the languages in which it is written.',
      z.enum(newsChoices, 'is missing or unknown'),
    ),
    items: listed(z.array(newsItem), {
      list: 'news',
      filterGroq: `select(shows == "${aboutThisPage}" => ^._id, shows)`,
    }),
    /** The page of all news, if it is published. */
    all: queried(pagePath, `*[_id == "newsPage"][0]${pageReference}`).optional(),
  })
  .register(sectionTexts, {
    title: 'News',
    description: 'The newest three, or those about a service. Not shown while there are none.',
    findBy: 'latest, articles, blog, press',
  })
