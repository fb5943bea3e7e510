import { type CustomValidator, defineField, defineType } from 'sanity'
import { t } from '../../i18n/t.ts'
import { SeoInput } from '../../inputs/SeoInput.tsx'
import { atLeast, atMost } from '../rules/length.ts'
import { seoLimits } from '../rules/seoLimits.ts'
import { uniqueSearchTitle } from '../rules/uniqueSearchTitle.ts'
import { sharedImage } from './imageWithAlt.ts'

const { title, description } = seoLimits

/** Warns of a slip that would cost most visitors. */
const hidesNoHome: CustomValidator<boolean | undefined> = (hidden, { document }) =>
  hidden && document?._type === 'homePage'
    ? t('Whoever searches for the company would no longer find its home page')
    : true

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  components: { input: SeoInput },
  preview: { select: { title: 'title.en', subtitle: 'description.en' } },
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localeString',
      description:
        'Shown in the browser tab and as the headline of a search result. Leave it empty for the title of the page.',
      options: { mostCharacters: title.most },
      validation: (rule) => [
        rule.custom(atMost(title.most)),
        rule.custom(uniqueSearchTitle('seo.title')),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'localeText',
      description: 'One or two sentences, shown below the headline of a search result.',
      options: { mostCharacters: description.most },
      validation: (rule) => [
        rule.required(),
        rule.custom(atMost(description.most)),
        rule.custom(atLeast(description.least)).warning(),
      ],
    }),
    defineField({
      name: 'hidden',
      title: 'Hide from search engines',
      description:
        'Search engines are asked not to list this page, and it is left out of the sitemap. Whoever has its address, or follows a link of the site, still sees it.',
      type: 'boolean',
      validation: (rule) => rule.custom(hidesNoHome).warning(),
    }),
    defineField({
      name: 'image',
      title: 'Image for sharing',
      description:
        'Shown where somebody shares a link to this page. Leave it empty for the image in the site settings, or, where there is none, a picture of the heading. It is shown about twice as wide as high: the crop button marks what stays visible.',
      ...sharedImage,
    }),
  ],
})
