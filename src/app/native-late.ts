/** What a native wrapper needs of the models of the further pages: loaded behind them, and nowhere else. */
import './wiring/native-sign-in';
import './wiring/native-telemetry';
