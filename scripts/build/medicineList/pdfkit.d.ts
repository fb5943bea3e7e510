declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** The cells that a heading is for. DefinitelyTyped lacks it. */
    scope?: 'Row' | 'Column'
  }
}
