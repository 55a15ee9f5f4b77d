/** What a translation of `T` must hold. Japanese has one plural form: `_one` texts have no counterpart. */
export type Words<T> = {
  [K in keyof T as K extends `${string}_one` ? never : K]: T[K] extends string ? string : Words<T[K]>
}
