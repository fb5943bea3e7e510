import { type CustomValidator, defineType } from 'sanity'
import { SeoInput } from '../../forms/inputs/SeoInput.tsx'
import { t } from '../../i18n/t.ts'
import { boolean, paragraph, required, text } from '../fields.ts'
import { atLeast, seoLimits } from '../rules/length.ts'
import { uniqueSearchTitle } from '../rules/searchTitle.ts'
import { sharedImage } from './image.ts'

/** Warns if search engines are asked not to list the home page. */
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
    text(
      'title',
      'Title',
      'Shown in the browser tab and as the headline of a search result. Leave it empty for the title of the page.',
      {
        maxLength: seoLimits.title.max,
        validation: (rule) => rule.custom(uniqueSearchTitle('seo.title')),
      },
    ),
    required(
      paragraph(
        'description',
        'Description',
        'One or two sentences, shown below the headline of a search result.',
        {
          maxLength: seoLimits.description.max,
          validation: (rule) => rule.custom(atLeast(seoLimits.description.min)).warning(),
        },
      ),
    ),
    boolean(
      'hidden',
      'Hide from search engines',
      'Search engines are asked not to list this page, and it is left out of the sitemap. Anyone who has its address or follows a link on the site can still open it.',
      { validation: (rule) => rule.custom(hidesNoHome).warning() },
    ),
    sharedImage(
      'image',
      'Image for sharing',
      'Shown when somebody shares a link to this page. If it is empty, the image of the site settings is shown, or else a picture of the heading. It is about twice as wide as high: the crop button marks what stays visible.',
    ),
  ],
})
