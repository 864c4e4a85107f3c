import type { CaraEmpresa } from '#contract/empresa.ts'
import { cartel as t } from '#texts/cartel.ts'
import { compartir } from '#texts/compartir.ts'
import { paths } from '#web/paths.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Logo } from '#web/shared/logo.tsx'
import { Tinted } from '#web/shared/tinted.tsx'
import { initialsOf } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { Qr } from '#web/ui/qr.tsx'
import type { Papel } from './papel.ts'

/**
 * Sizes are relative to the sheet's width (cqw), so that screen and paper have the same proportions. A phone shows the
 * content of the sheet in sizes that can be read there; on paper it is a sheet again. The colour of the company is an
 * edge only: it saves ink and prints well in black.
 */
export function Hoja({ empresa, papel }: { empresa: CaraEmpresa; papel: Papel }) {
  const address = window.location.origin + paths.miTurno(empresa.id)
  const { colorPrimario, colorSecundario, alias, nombre, logo } = empresa
  const written = alias ? window.location.host + paths.corta(alias) : address
  return (
    <div
      data-theme="light"
      data-papel={papel}
      className="cartel bg-surface text-text shadow-card print:shadow-none"
    >
      <Tinted
        {...{ colorPrimario, colorSecundario }}
        className="flex h-full flex-col items-center border-t-[1.961cqw] border-brand px-[7.843cqw] pt-[6.536cqw] pb-[5.229cqw] text-center @max-lg:border-t-8 @max-lg:px-5 @max-lg:pt-6 @max-lg:pb-5"
      >
        <p className="flex max-w-full min-w-0 items-center gap-[1.961cqw] text-[3.268cqw] leading-[1.4] font-semibold @max-lg:gap-3 @max-lg:text-lg">
          {logo ? (
            <EmpresaLogo src={logo} size={MARK} />
          ) : (
            <span
              aria-hidden="true"
              className={cx(
                'grid shrink-0 place-items-center rounded-[1.634cqw] bg-brand text-[2.614cqw] font-bold text-on-brand @max-lg:rounded-[10px] @max-lg:text-lg',
                MARK,
              )}
            >
              {initialsOf(nombre)}
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">{nombre}</span>
        </p>
        <h1 className="mt-[3.922cqw] text-[9.150cqw] leading-none font-extrabold tracking-[-0.03em] @max-lg:mt-4 @max-lg:text-2xl @max-lg:leading-9">
          {t.encabezado}
        </h1>
        <p className="mt-[1.961cqw] text-[3.268cqw] leading-[1.4] text-muted @max-lg:mt-1 @max-lg:text-base">
          {t.subtitulo}
        </p>
        <Qr
          value={address}
          size={1000}
          label={compartir.qrDe(nombre)}
          className="-mb-[1.634cqw] w-[48cqw] @max-lg:mb-0 @max-lg:w-50"
        />
        <p className="text-[2.614cqw] leading-normal text-muted @max-lg:text-sm">
          {t.oEntra}{' '}
          <b className={cx('font-bold text-text', !alias && 'text-[2.124cqw] break-all @max-lg:text-sm')}>
            {written}
          </b>
        </p>
        <ol className="mt-auto grid w-full grid-cols-3 gap-[2.614cqw] border-t border-line pt-[3.268cqw] text-left @max-lg:mt-5 @max-lg:grid-cols-1 @max-lg:gap-2 @max-lg:pt-4">
          {t.pasos.map(({ titulo, texto }, i) => (
            <li
              key={titulo}
              className="text-[2.124cqw] leading-[1.54] text-muted @max-lg:text-sm @max-lg:leading-5"
            >
              <b className="block text-[2.288cqw] font-semibold text-text @max-lg:text-base">
                {i + 1}. {titulo}
              </b>
              {texto}
            </li>
          ))}
        </ol>
        <Logo className="mt-[3.268cqw] gap-[1.307cqw] text-[1.961cqw] font-medium tracking-normal text-muted @max-lg:mt-5 @max-lg:gap-2 @max-lg:text-xs [&_img]:size-[2.614cqw] @max-lg:[&_img]:size-4 [&_svg]:size-[2.614cqw] @max-lg:[&_svg]:size-4" />
      </Tinted>
    </div>
  )
}

const MARK = 'size-[6.536cqw] @max-lg:size-10'
