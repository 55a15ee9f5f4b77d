/** The windows that a table has to fit. */
export interface Size {
  width: number
  height: number
  /** A phone: fingers, and small letters are too small. */
  phone: boolean
}

const size = (width: number, height: number, phone = false): Size => ({ width, height, phone })

export const SIZES: { readonly [name: string]: Size } = {
  '1366x768': size(1366, 768),
  '1440x900': size(1440, 900),
  '1920x1080': size(1920, 1080),
  '1024x768': size(1024, 768),
  '360x740': size(360, 740, true),
  '390x844': size(390, 844, true),
  '740x360': size(740, 360, true),
}
