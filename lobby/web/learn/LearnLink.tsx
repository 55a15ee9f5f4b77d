import { Link } from 'wouter'
import { readerOf } from '../../../games/kit/text.ts'
import { useT } from '../app/i18n.ts'
import { useSettings } from '../app/settings.ts'
import { useHere } from '../table/TableContext.ts'
import { learnAtTablePath } from './paths.ts'
import { useLessons } from './useLessons.ts'

/** The way from a refusal to the lesson that teaches its rule, and back to the table afterwards. */
export function LearnLink({ rule }: { rule: string }) {
  const t = useT()
  const { language } = useSettings()
  const { room, lesson } = useHere()
  const { data: book } = useLessons(room.game)
  const taught = lesson ? undefined : book?.teaches(rule)
  if (!book || !taught) return null
  const title = readerOf(book.module.text, language, seat => seat).read(taught.title)
  return <Link href={learnAtTablePath(room.id, taught.id)}>{t('learn.this', { title })}</Link>
}
