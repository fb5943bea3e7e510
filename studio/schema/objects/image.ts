import { defineArrayMember, type FieldDefinition, type Rule } from 'sanity'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { imageTypes } from '../../../shared/content/shapes/image.ts'
import { defaultLanguage, languageCodes } from '../../../shared/languages.ts'
import { DescribedPictureInput } from '../../forms/inputs/DescribedInputs.tsx'
import { t } from '../../i18n/t.ts'
import { text } from '../fields.ts'
import { describesShown } from '../rules/described.ts'
import { validPicture, warnIfAnimated } from '../rules/files.ts'

/** Aspect ratios of the crop's previews in the form. Sanity's own have English names. */
const previews = [
  { title: '3:4', aspectRatio: 3 / 4 },
  { title: t('Square'), aspectRatio: 1 },
  { title: '16:9', aspectRatio: 16 / 9 },
  { title: t('Panorama'), aspectRatio: 4 },
]

/** A picture. Anonymous, so that it is stored with `_type: 'image'`, which Sanity's tools recognize. */
const picture = {
  type: 'image' as const,
  options: { hotspot: { previews }, accept: Object.values(imageTypes).join() },
  validation: (rule: Rule) => [rule.custom(validPicture), rule.custom(warnIfAnimated).warning()],
}

const translatedCodes = translations.map(({ code }) => code)

const alternativeText = text(
  'alt',
  'Alternative text',
  'Required: what the picture shows, for people who cannot see it.',
  {
    validation: (rule) => [
      rule.custom((alt, { parent }) => {
        const hasPicture = parent instanceof Object && 'asset' in parent
        return !hasPicture || alt ? true : t('A picture needs an alternative text')
      }),
      rule.custom(describesShown([defaultLanguage])),
      rule.custom(describesShown(translatedCodes)).warning(),
    ],
  },
)

const caption = text(
  'caption',
  'Caption',
  'A line below the picture. A picture with a caption is numbered as a figure. Leave it empty for none.',
  { validation: (rule) => rule.custom(describesShown(languageCodes)).warning() },
)

const withFields =
  (fields: FieldDefinition[]) =>
  <Name extends string>(name: Name, title: string, description: string) => ({
    name,
    title,
    description,
    ...picture,
    ...(fields.length > 0 && { components: { input: DescribedPictureInput } }),
    fields,
  })

/** A picture without texts, because the name beside it describes it. */
export const logo = withFields([])

/** A picture with alternative text but no caption, for share images. */
export const sharedImage = withFields([alternativeText])

export const image = withFields([alternativeText, caption])

/** A picture with alternative text and a caption in an array, where it is required. */
export const listedImage = defineArrayMember({
  ...picture,
  components: { input: DescribedPictureInput },
  fields: [alternativeText, caption],
  preview: { select: { title: 'alt.en', subtitle: 'caption.en', media: 'asset' } },
  validation: (rule) => [
    rule.required().assetRequired().custom(validPicture),
    rule.custom(warnIfAnimated).warning(),
  ],
})
