import { type Glossary, word } from '../../../glossary.ts';

export const glossary: Glossary = {
  sentence: 24,
  forbidden: [
    [word('ingres(?:a|as|o|os|ar|as?te|ando|ado|ada)'), 'depósito, depositar'],
    [word('(?:entrar|entrando|entra)(?! en)'), 'iniciar sesión'],
    [word('(?:seguir|sigues) dentro|has salido'), 'sesión iniciada, cerrada'],
    [word('registrarse|(?:abr|abrir) (?:una|otra|mi|tu) cuenta'), 'regístrate, crear cuenta'],
    [word('abre (?:una|otra|tu) cuenta'), 'regístrate, crear cuenta'],
    [word('combinados?'), 'combinada'],
    [word('paga si gana'), 'ganancias potenciales'],
    [word('por nada|(?:probar|pruébalo) gratis'), 'jugar gratis'],
    [word('(?<!tabla de )pagos y reglas'), 'tabla de pagos y reglas'],
    [word('con crupier'), 'casino en vivo'],
    [word('estudios?'), 'proveedor'],
    [word('contabilizad[oa]s?|apuntad[oa]s?'), 'actividad, movimientos'],
    [word('descans(?:o|os|a|as|ar|ando)'), 'pausa'],
    [word('papeles'), 'documentos'],
    [word('quién eres'), 'tu identidad'],
    [word('(?:da|danos|dinos) este número'), 'referencia'],
    [word('el operador|la casa(?! de apuestas)|tu casa|la sala'), 'nosotros'],
    [word('e-?mails?|login|stakes?|cashback|slots?'), 'la palabra española'],
    [word('juego seguro'), 'juego responsable'],
    [word('formas? de pago'), 'método de pago'],
    [word('horas? de silencio'), 'horario de no molestar'],
    [word('apúntate|apuntarse|apuntarme'), 'únete, unirse'],
  ],
};
