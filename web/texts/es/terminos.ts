export const terminos = {
  titulo: 'Términos y condiciones',
  descripcion:
    'Las reglas de uso de Turnero, en palabras sencillas: cuenta, datos, planes y responsabilidades.',
  encabezado: 'Términos y condiciones',
  texto: 'Las reglas de uso del servicio, en palabras sencillas.',
  vigencia: 'Vigentes desde el 15 de noviembre de 2026',
  /** In an installation of one's own the page has only the section about data. */
  propia: {
    encabezado: 'Aviso de privacidad',
    texto: 'Qué datos guarda este servicio, para qué y por cuánto tiempo.',
    pregunta: (soporte: string) => `Para ver, corregir o borrar tus datos, escribe a ${soporte}.`,
    preguntaSinCorreo: 'Para ver, corregir o borrar tus datos, habla con quien administra este servicio.',
  },
  indice: 'En esta página',
  secciones: [
    {
      id: 'servicio',
      titulo: 'Qué es Turnero',
      parrafos: [
        'Turnero es un servicio web para organizar colas virtuales y turnos. Los negocios crean empresas y colas; sus clientes toman un turno y siguen su posición desde un navegador.',
        'Al crear una cuenta o tomar un turno aceptas estos términos. Si no estás de acuerdo, no uses el servicio.',
      ],
    },
    {
      id: 'cuenta',
      titulo: 'Tu cuenta',
      parrafos: [
        'Para administrar una empresa necesitas una cuenta con un correo tuyo y una contraseña de al menos 8 caracteres. Eres responsable de lo que se haga con ella y de mantener tu contraseña en secreto.',
        'Para tomar un turno no se necesita cuenta.',
      ],
    },
    {
      id: 'uso',
      titulo: 'Uso correcto',
      parrafos: [
        'Te comprometes a usar Turnero para atender personas reales y de forma lícita. No está permitido:',
      ],
      puntos: [
        'Hacerse pasar por otra persona o empresa.',
        'Tomar turnos en masa o estorbar a propósito la atención de un negocio.',
        'Intentar entrar en cuentas, empresas o datos ajenos.',
        'Publicar nombres, textos o imágenes ofensivos en las pantallas públicas.',
      ],
    },
    {
      id: 'turnos',
      titulo: 'Turnos y tiempos de espera',
      parrafos: [
        'Los tiempos que mostramos son estimaciones. El orden y la atención los decide cada negocio, que puede dar prioridad, pausar una cola o cerrar su jornada.',
        'Un turno que espera más de 6 horas y pasa al día siguiente se da por expirado.',
      ],
    },
    {
      id: 'planes',
      titulo: 'Planes y prueba gratuita',
      parrafos: [
        'Cada cuenta nueva tiene 14 días de prueba del plan intermedio. Después sigue en el primer plan: no se borra nada y tus colas siguen funcionando dentro de sus límites.',
        'Puedes cambiar de plan cuando quieras desde la configuración. Hoy el servicio no procesa pagos; cuando lo haga, avisaremos antes y nada se cobrará sin tu consentimiento. Lo marcado como «Próximamente» todavía no forma parte del plan.',
      ],
    },
    {
      id: 'datos',
      titulo: 'Datos personales',
      parrafos: [
        'De quien administra guardamos nombre de usuario, correo y contraseña cifrada, y durante un año cuándo entró y qué cambió en su cuenta. De quien toma un turno, el nombre que escribe, lo que responde a las preguntas del negocio, su turno y las horas de cada paso; si pide avisos, también el correo o el teléfono al que se le avisa, cifrado y hasta un día después del turno. No vendemos datos ni usamos rastreadores.',
        'El negocio decide si las pantallas muestran el nombre completo, el primer nombre, las iniciales o solo el número, y responde ante sus clientes por ese uso.',
        'Los nombres de quienes toman turno y sus respuestas se borran solos pasados 90 días, salvo que quien administra esta instalación haya elegido otro plazo. Los números y las horas quedan para las estadísticas.',
        'Usamos tres cookies: turnero_sesion, que te mantiene dentro hasta un mes después de la última visita y nunca más de 90 días (12 horas en un equipo compartido); turnero_equipo, un número al azar que dura un año y reconoce tu navegador para frenar a quien prueba contraseñas o toma turnos en masa; y turnero_idioma, que recuerda un año el idioma que elegiste. El almacenamiento de tu navegador recuerda tu turno, tu puesto y tu tema de color. Una pantalla vinculada a una empresa, como un kiosco o un monitor, guarda además turnero_dispositivo. Nada más.',
      ],
    },
    {
      id: 'disponibilidad',
      titulo: 'Disponibilidad',
      parrafos: [
        'Trabajamos para que el servicio esté siempre disponible, pero puede haber interrupciones por mantenimiento o causas ajenas. Ten a mano una forma de atender sin conexión para casos críticos.',
      ],
    },
    {
      id: 'responsabilidad',
      titulo: 'Responsabilidad',
      parrafos: [
        'El servicio se ofrece tal como está. En la medida que la ley lo permita, no respondemos por turnos perdidos, ventas no realizadas ni daños indirectos. No uses Turnero como único medio para decidir urgencias médicas.',
      ],
    },
    {
      id: 'cierre',
      titulo: 'Cierre de la cuenta',
      parrafos: [
        'Puedes dejar de usar el servicio, descargar tus datos y eliminar tus empresas o tu cuenta cuando quieras. Podemos suspender una cuenta que incumpla estos términos, con aviso previo salvo que ponga en riesgo a otras personas.',
      ],
    },
    {
      id: 'cambios',
      titulo: 'Cambios y contacto',
      parrafos: [
        'Si cambiamos estos términos, publicaremos aquí la nueva versión con su fecha. Para cualquier pregunta, escríbenos desde la sección de contacto.',
      ],
    },
  ],
  contacto: 'Ir a contacto',
} as const
