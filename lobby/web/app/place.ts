/** Whether there is a server behind these pages, or they are nothing but a folder of files. */
export const HAS_SERVER = import.meta.env.MODE !== 'static'

/** The address of a file that lies beside the pages. */
export const fileBeside = (name: string): string => `${import.meta.env.BASE_URL}${name}`
