const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * All that a dictionary may have which pages are drawn with: fonts, colors, patterns, functions, pictures, layers. What
 * isn't here doesn't come along, so a key that does something in a future version of PDF doesn't, either.
 */
export const graphicsKeys = words(`
  Type Subtype Name Matrix BBox Group OC FormType PaintType TilingType PatternType XStep YStep
  S I K CS G BC TR SMask SMaskInData Mask Matte Decode ImageMask Interpolate Intent Width Height BitsPerComponent ColorSpace
  LW LC LJ ML D RI OP op OPM Font BG BG2 UCR UCR2 TR TR2 FL SM SA BM CA ca AIS TK
  BaseFont Encoding ToUnicode FontDescriptor DescendantFonts FirstChar LastChar Widths FontBBox FontMatrix
  W W2 DW DW2 CIDSystemInfo CIDToGIDMap Registry Ordering Supplement BaseEncoding Differences CMapName WMode UseCMap
  FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH
  AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet CIDSet Length1 Length2 Length3
  N Alternate Range WhitePoint BlackPoint Gamma Process Components
  FunctionType Domain Size BitsPerSample Order Encode C0 C1 Functions Bounds
  ShadingType Shading Background AntiAlias Function Coords Extend BitsPerCoordinate BitsPerFlag VerticesPerRow ExtGState
  OCGs P VE D Creator BaseState ON OFF AS ListMode RBGroups Locked Event Category
  Usage View ViewState Print PrintState Export ExportState Zoom min max
`)

/** Dictionaries whose keys are names that the document gives. */
export const namedKeys = words('CharProcs Colorants')

/** The kinds of resources; each is a dictionary by names that the document gives. */
export const resourceKinds = [
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'XObject',
  'Font',
  'Properties',
  'Encoding',
]

/** Whoever leads there from what draws a page has something else in mind than drawing it. */
export const foreignTypes = words(
  'Page Pages Catalog Annot Action Filespec F EmbeddedFile Sig ObjStm XRef Metadata Outlines Names Template',
)

/** How a filter is to be undone. */
export const filterKeys = words(`
  Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1
  DamagedRowsBeforeError ColorTransform JBIG2Globals
`)

export const pageBoxes = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox']

/** Of all annotations, with what the kinds of markup add. None of them does anything. */
export const annotationKeys = words(`
  Rect Contents NM M F AS Border C CA ca BM BS S W D BE I H QuadPoints OC Lang
  T CreationDate RD Subj StateModel State Open Name DA Q CL IT LE L IC LL LLE LLO Cap CP CO Vertices InkList Rotate
`)

/** What a person can read, mark or fill in. An annotation of another kind becomes a stamp: its look stays. */
export const annotationTypes = words(`
  Link Widget Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup
  Watermark
`)

export const fieldKeys = words('FT T TU TM DV V MaxLen Opt TI I Q DA DS')
export const lookKeys = words('R BC BG CA RC AC IF SW S A FB TP')
export const formKeys = words('DA Q NeedAppearances')
export const pageLabelKeys = words('Nums Kids Limits S P St')
export const informationKeys = words('Title Author Subject Keywords Creator Producer CreationDate ModDate')
