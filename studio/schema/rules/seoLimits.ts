/** The lengths, in characters, that search results show in full. */
export const seoLimits = {
  title: { most: 60 },
  description: { least: 70, most: 160 },
} as const
