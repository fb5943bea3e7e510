import { seoLimits } from './seoLimits.ts'

/** The most characters of a text that fit where the site shows it. */
export const lengths = {
  /** The title stands in for the one of search engines. */
  title: seoLimits.title.most,
  shortTitle: 24,
  menuLabel: 24,
  footerHeading: 32,
  enquiryName: 60,
  opening: 80,
  heading: 70,
} as const
