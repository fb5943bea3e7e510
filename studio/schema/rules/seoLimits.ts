/** How many characters of a page's texts a search result shows, and how few waste it. */
export const seoLimits = {
  title: { most: 60 },
  description: { least: 70, most: 160 },
} as const
